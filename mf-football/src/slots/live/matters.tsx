/** The game that the player's week hangs on most, and what if, on the page of what is on. */
export { LiveMatters as default } from '../../live/LiveMatters';
