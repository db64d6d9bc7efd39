/** Underdogs' tab of the admin console. */
export { UnderdogsAdmin as default } from '../../admin/UnderdogsAdmin';
