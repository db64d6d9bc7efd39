import type { Game, Sport } from './game';

const HOUR_MS = 60 * 60_000;
/** How long a game takes, about: what it takes of a calendar. */
const LASTS_MS: Readonly<Record<Sport, number>> = { NFL: 3.25 * HOUR_MS, NCAA: 3.5 * HOUR_MS, NCAAB: 2.25 * HOUR_MS };

/** When a game will be over, about, epoch ms. */
export const overAbout = ({ sport, kickoffAt }: Pick<Game, 'sport' | 'kickoffAt'>): number => kickoffAt + LASTS_MS[sport];
