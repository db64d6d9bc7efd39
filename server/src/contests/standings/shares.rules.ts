export { divide, shareEqually, sum } from '@poolhouse/contract/rules';
