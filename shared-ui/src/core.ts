/** MUI components that nearly every screen uses. One entry, so that a bundler drops what nobody uses. */
export { default as Box } from '@mui/material/Box';
export { default as Button } from '@mui/material/Button';
export { default as IconButton } from '@mui/material/IconButton';
export { default as Stack } from '@mui/material/Stack';
export { default as SvgIcon } from '@mui/material/SvgIcon';
export { default as Tooltip } from '@mui/material/Tooltip';
export { default as Typography } from '@mui/material/Typography';
export { default as useMediaQuery } from '@mui/material/useMediaQuery';
export { keyframes } from '@emotion/react';
export { default as styled } from '@emotion/styled';
