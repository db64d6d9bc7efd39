/** What moved the player's week, on the page of what is on. */
export { LiveMoments as default } from '../../live/LiveMoments';
