/** What moved the player's week, on the page of what is on. */
export { LiveMoments as default } from '../../line/LiveMoments';
