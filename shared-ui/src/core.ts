/**
 * MUI components that nearly every screen uses. The shell carries all of this entry to every first visit, so a component
 * stands here only while somebody draws with it; what opens over the page stands in data.ts.
 */
export { default as Button } from '@mui/material/Button';
export { default as IconButton } from '@mui/material/IconButton';
export { default as useMediaQuery } from '@mui/material/useMediaQuery';
export { keyframes } from '@emotion/react';
export { styled } from './theme/styled';
