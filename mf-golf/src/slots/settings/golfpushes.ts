/** Golf's notices among the account settings. */
export { PushesSection as default } from '../../settings/PushesSection';
