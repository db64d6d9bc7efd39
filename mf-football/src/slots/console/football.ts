/** Football's tab of the admin console. */
export { FootballAdmin as default } from '../../admin/FootballAdmin';
