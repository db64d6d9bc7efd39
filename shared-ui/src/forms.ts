/** MUI components of forms, while somebody draws with them. */
export { default as Autocomplete } from '@mui/material/Autocomplete';
export { default as TextField } from '@mui/material/TextField';
