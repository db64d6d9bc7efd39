/** MUI components that open over the page, while somebody draws with them. */
export { default as Autocomplete } from '@mui/material/Autocomplete';
export { default as Dialog } from '@mui/material/Dialog';
export { default as Drawer } from '@mui/material/Drawer';
export { default as Menu } from '@mui/material/Menu';
export { default as MenuItem } from '@mui/material/MenuItem';
