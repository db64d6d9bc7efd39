/** Where a player stands among those who are given a new version; lent to tests of the whole product, which have to know in advance. */
export { bucketOf } from '../canary';
