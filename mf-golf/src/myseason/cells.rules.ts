import type { GolfSeasonFact, GolfSeasonPick, GolfSeasonTournament } from '@poolhouse/contract';
import { formatAnd, formatList, formatMoney, formatPlace, formatToPar, plural } from '@poolhouse/shared-ui';
import type { SeasonCell, SeasonCellsProps } from '@poolhouse/shared-ui/my-season';

/** Whether it is told below the cells rather than beside them. */
export const isRun = ({ ID }: GolfSeasonFact): boolean => ID === 'run' || ID === 'drought';

const OUT: Readonly<Record<string, string>> = {
  CUT: 'missed the cut',
  MDF: 'made the cut and did not finish',
  WD: 'withdrew',
  DQ: 'was disqualified',
};

/** Up to this place a golfer's cell is a good one. */
const TOP = 10;

/** The entry's place as a number: solid for the first, green in the money. */
export const placeCell = ({ Name, Place, Shared, Of, Points }: GolfSeasonTournament): SeasonCell => ({
  letter: String(Place),
  face: Points > 0 ? 'win' : 'none',
  spoken: formatList([Name, `${formatPlace(Place, Shared === 1)} of ${Of}`, ...(Points > 0 ? [formatMoney(Points)] : [])]),
  solid: Place === 1 && Points > 0,
});

/** 'finished T3', 'missed the cut'; '' where it was not kept. */
const endOf = (position: string): string => OUT[position] ?? (position === '' ? '' : `finished ${position}`);

/** A golfer's place as a number, or the letter of how he left. */
export function golferCell({ Name, Position, House }: GolfSeasonPick): SeasonCell {
  const place = Number(Position.replace('T', ''));
  const out = OUT[Position] !== undefined;
  const spoken = formatList([Name, endOf(Position), ...(House === 1 ? ['house pick'] : [])].filter(Boolean));
  if (Position === '' || (!out && !(place > 0))) return { letter: '–', face: 'none', spoken };
  return {
    letter: out ? Position.charAt(0) : String(place),
    face: out ? 'loss' : place <= TOP ? 'win' : 'none',
    spoken,
    solid: place === 1,
  };
}

const NOBODY: SeasonCell = { letter: '', face: 'none', spoken: '' };
const GROUPS = 4;

/** So many tournaments stand beside each other on a phone. */
const WIDE = 14;

/** The tournaments in tables of as many as are read beside each other. */
export function inTables<T>(all: readonly T[]): T[][] {
  const tables = Math.max(1, Math.ceil(all.length / WIDE));
  const each = Math.ceil(all.length / tables);
  return Array.from({ length: tables }, (_, n) => all.slice(n * each, (n + 1) * each));
}

/** My place on top, and below it the golfers of the four groups. */
export const rowsOf = (tournaments: readonly GolfSeasonTournament[], picks: readonly GolfSeasonPick[]): SeasonCellsProps['rows'] => [
  { key: 'place', name: 'You', cells: tournaments.map(placeCell) },
  ...Array.from({ length: GROUPS }, (_, group) => ({
    key: `group ${group + 1}`,
    name: String(group + 1),
    cells: tournaments.map(({ Week }) => {
      const pick = picks.filter((one) => one.Week === Week)[group];
      return pick ? golferCell(pick) : NOBODY;
    }),
  })),
];

/** '2nd of 12 at −46, $9 for place 1. Quist, Vance and two house picks.' */
export function tournamentWords(tournament: GolfSeasonTournament, picks: readonly GolfSeasonPick[]): string {
  const { Place, Shared, Of, Score, Won, double } = tournament;
  const said = formatList([
    `${formatPlace(Place, Shared === 1)} of ${Of} at ${formatToPar(Score)}`,
    ...(Won === '' ? [] : [Won]),
    ...(double === 1 ? ['counts double'] : []),
  ]);
  const own = picks.filter(({ Week, House }) => Week === tournament.Week && House === 0);
  const house = picks.filter(({ Week, House }) => Week === tournament.Week && House === 1).length;
  const had = [
    ...own.map(({ Name, Position }) => `${Name}${Position === '' ? '' : ` (${Position})`}`),
    ...(house > 0 ? [plural(house, 'house pick')] : []),
  ];
  return had.length === 0 ? `${said}.` : `${said}. ${formatAnd(had)}.`;
}

/** What the letters mean that are there. */
export function lettersFoot(picks: readonly GolfSeasonPick[]): string {
  const there = Object.entries(OUT).filter(([position]) => picks.some(({ Position }) => Position === position));
  const words = there.map(([position, words]) => `${position.charAt(0)} ${words}`);
  return `You: your place. 1 to 4: where your golfer of each group finished${words.length > 0 ? `; ${formatList(words)}` : ''}.`;
}
