/** What opens over the page: MUI components, while somebody draws with them, and the sheet that is made of one. */
export { default as Autocomplete } from '@mui/material/Autocomplete';
export { default as Dialog } from '@mui/material/Dialog';
export { default as Drawer } from '@mui/material/Drawer';
export { default as Menu } from '@mui/material/Menu';
export { default as MenuItem } from '@mui/material/MenuItem';
export { SheetDialog, type SheetDialogProps } from './dialog/SheetDialog';
