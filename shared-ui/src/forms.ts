/** MUI components of forms, while somebody draws with them. The sign-in form carries this entry, so it stays small. */
export { default as TextField } from '@mui/material/TextField';
