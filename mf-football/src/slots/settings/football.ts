/** Football's section of account settings. */
export { FootballSection as default } from '../../settings/FootballSection';
