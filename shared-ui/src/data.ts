/** MUI components that open over the page, while somebody draws with them. */
export { default as Dialog } from '@mui/material/Dialog';
export { default as Drawer } from '@mui/material/Drawer';
