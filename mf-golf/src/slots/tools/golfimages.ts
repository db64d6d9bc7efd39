/** Golf's own tools of the admin console's drawer. */
export { default } from '../../admin/PicturesTool';
