export { compareNames } from '@poolhouse/contract/rules';
