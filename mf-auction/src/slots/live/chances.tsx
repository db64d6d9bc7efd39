/** The player's chances in their auctions, on the page of what is on. */
export { LiveChances as default } from '../../chances/LiveChances';
