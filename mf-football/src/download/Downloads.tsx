/** Fetched with the first press on the button that opens it. */
export { Downloads as default } from '@poolhouse/shared-ui/device';
