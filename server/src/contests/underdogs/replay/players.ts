import type { RealGame } from '../../../replay/independent/season';

export interface Offer {
  game: RealGame;
  team: string;
  points: number;
}

/** How somebody picks. Each week has three occasions: Tuesday, Wednesday after the lines moved, and before the big kick-off. */
export interface Player {
  name: string;
  /** The one that is liked best of those that are left. */
  likes: (offers: readonly Offer[]) => Offer | undefined;
  /** On Tuesday unless told otherwise. */
  late?: boolean;
  /** Takes another line, or another team, on Wednesday. */
  wavers?: boolean;
  forgets?: (week: number) => boolean;
  /** Joins after the first game of this week. */
  joins?: number;
}

const best = (key: (offer: Offer) => number | string) => (offers: readonly Offer[]) =>
  [...offers].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a.game.key < b.game.key ? -1 : 1))[0];
const margin = ({ game, team }: Offer) => (game.homeScore! - game.awayScore!) * (team === game.home ? 1 : -1);

/** The administrator comes first, and is one of the players. */
export const players: readonly Player[] = [
  { name: 'Longshots', likes: best(({ points }) => -points) },
  { name: 'Short Leash', likes: best(({ points }) => points) },
  { name: 'Home Dogs', likes: best(({ game, team }) => (team === game.home ? 0 : 1)) },
  { name: 'Alphabet', likes: best(({ team }) => team) },
  // Who knows how it ends makes sure that every week of pushes and outright wins is played.
  {
    name: 'Pusher',
    likes: (offers) =>
      best(({ points }) => points)(offers.filter((offer) => margin(offer) + offer.points === 0)) ?? best(({ points }) => points)(offers),
  },
  {
    name: 'Winner',
    likes: (offers) => best(({ points }) => -points)(offers.filter((offer) => margin(offer) > 0)) ?? best(({ points }) => points)(offers),
  },
  { name: 'Forgets', likes: best(({ game }) => game.kickoff), forgets: (week) => week % 4 === 3 },
  { name: 'Late', likes: best(({ points }) => Math.abs(points - 6)), late: true },
  { name: 'Second Thoughts', likes: best(({ points }) => points), wavers: true },
  { name: 'Joins Later', likes: best(({ points }) => -points), joins: 6, forgets: (week) => week === 6 },
];
export const ADMIN = players[0]!.name;
