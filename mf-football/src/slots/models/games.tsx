/** How the chances of games are worked out, on the page of all models. */
export { GamesMeasured as default } from '../../season/chances/HowGood';
