/** NFL wins' tab of the admin console. */
export { WinsAdmin as default } from '../../wins/admin/WinsAdmin';
