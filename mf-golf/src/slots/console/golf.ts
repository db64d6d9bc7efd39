/** Golf's tab of the admin console. */
export { default } from '../../admin/GolfAdmin';
