/** The player's chances in golf, on the page of what is on. */
export { LiveChances as default } from '../../chances/LiveChances';
