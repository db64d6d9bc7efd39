export { sharePlaces } from '@poolhouse/contract/rules';
