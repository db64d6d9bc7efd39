/** What is checked of a contest in which something is sealed, and fetched for such alone. */
export { checkLeftOut } from './left-out.rules';
export { checkOpened } from './opened.rules';
export { checkReceipts } from './receipts.rules';
