import type { WinsScoreRow, WinsStandingRow } from '@poolhouse/contract';
import type { Score } from '../../../sport/late/late-score.rules';
import { compareNames } from '../../standings/names.rules';
import type { OwnedGame, WinsWeek } from './week.types';

const sideOf = (game: WinsScoreRow, side: 1 | 2) =>
  side === 1
    ? { entryId: game.entry_id1, name: game.EntryName1, own: game.score1, against: game.score2 }
    : { entryId: game.entry_id2, name: game.EntryName2, own: game.score2, against: game.score1 };

const RESULTS = ['L', 'T', 'W'] as const;
const resultOf = (own: number, against: number): OwnedGame['result'] => RESULTS[Math.sign(own - against) + 1] ?? 'T';

/** Each team that somebody owns, game by game as they kicked off. */
export function ownedGames({ scores }: Pick<WinsWeek, 'scores'>): OwnedGame[] {
  return [...scores]
    .sort((a, b) => Date.parse(a.day) - Date.parse(b.day) || a.ID - b.ID)
    .flatMap((game) =>
      ([1, 2] as const).flatMap((side): OwnedGame[] => {
        const { entryId, name, own, against } = sideOf(game, side);
        if (entryId === null || own === null || against === null) return [];
        return [{ game, side, entryId, name, own, against, result: resultOf(own, against) }];
      }),
    );
}

/** A game whose last two minutes gave it another result, and to whom. */
export interface Swing {
  game: WinsScoreRow;
  late: Score;
  gained: readonly OwnedGame[];
  lost: readonly OwnedGame[];
}

const WORTH = { W: 2, T: 1, L: 0 } as const;

/** By how much a team was ahead as its last two minutes began, below 0 behind; undefined where nobody saw it. */
export function lateLead({ game, side }: OwnedGame, late: WinsWeek['late']): number | undefined {
  const then = late.get(game.ID);
  return then && (side === 1 ? then.score1 - then.score2 : then.score2 - then.score1);
}

/** What the last two minutes did for a team: above 0 it gained. */
function turnOf(owned: OwnedGame, late: WinsWeek['late']): number {
  const lead = lateLead(owned, late);
  return lead === undefined ? 0 : WORTH[owned.result] - WORTH[resultOf(lead, 0)];
}

/** Of several the one in which both teams are owned, then the later one. */
export function swingOf(games: readonly OwnedGame[], late: WinsWeek['late']): Swing | undefined {
  const turned = games.map((owned) => ({ owned, turn: turnOf(owned, late) })).filter(({ turn }) => turn !== 0);
  const of = (game: WinsScoreRow) => turned.filter(({ owned }) => owned.game.ID === game.ID);
  const [first] = [...new Map(turned.map(({ owned: { game } }) => [game.ID, game])).values()].sort(
    (a, b) => of(b).length - of(a).length || Date.parse(b.day) - Date.parse(a.day) || a.ID - b.ID,
  );
  const then = first && late.get(first.ID);
  if (!first || !then) return undefined;
  const ofTurn = (up: boolean) => of(first).flatMap(({ owned, turn }) => (turn > 0 === up ? [owned] : []));
  return { game: first, late: then, gained: ofTurn(true), lost: ofTurn(false) };
}

/** The team that was ahead as its last two minutes began, and lost; of several the one that was most ahead. */
export function badBeatOf(games: readonly OwnedGame[], late: WinsWeek['late']): { beat: OwnedGame; lead: number } | undefined {
  const [first] = games
    .flatMap((beat) => {
      const lead = lateLead(beat, late) ?? 0;
      return beat.result === 'L' && lead > 0 ? [{ beat, lead }] : [];
    })
    .sort((a, b) => b.lead - a.lead || a.beat.game.ID - b.beat.game.ID);
  return first;
}

/** From so many points on a team is an underdog worth a word. */
const DOG = 3;

/** Points that a team got by its closing line; null without one. */
const lineOf = ({ game, side }: OwnedGame): number | null => (side === 1 ? game.Spread1 : game.Spread2);

/** The underdog of somebody that won, the biggest of several. */
export function upsetOf(games: readonly OwnedGame[]): { dog: OwnedGame; points: number } | undefined {
  const [first] = games
    .flatMap((dog) => {
      const points = lineOf(dog) ?? 0;
      return dog.result === 'W' && points >= DOG ? [{ dog, points }] : [];
    })
    .sort((a, b) => b.points - a.points || a.dog.game.ID - b.dog.game.ID);
  return first;
}

const marginOf = ({ own, against }: OwnedGame): number => own - against;

/** Somebody's biggest win. */
export const routOf = (games: readonly OwnedGame[]): OwnedGame | undefined =>
  games.filter(({ result }) => result === 'W').sort((a, b) => marginOf(b) - marginOf(a) || a.game.ID - b.game.ID)[0];

/** So few points decide a close game. */
const CLOSE = 3;

/** The game that fewest points decided, from the winner's side where somebody has the winner. @param but one that is told of already */
export function closestOf(games: readonly OwnedGame[], but: WinsScoreRow | undefined): OwnedGame | undefined {
  const margin = (owned: OwnedGame): number => Math.abs(marginOf(owned));
  return games
    .filter((owned) => margin(owned) > 0 && margin(owned) <= CLOSE && owned.game.ID !== but?.ID)
    .sort((a, b) => margin(a) - margin(b) || a.game.ID - b.game.ID || marginOf(b) - marginOf(a))[0];
}

/** So many weeks in a row are worth a word. */
const RUN = 3;

const byName = (a: WinsStandingRow, b: WinsStandingRow): number => compareNames(a.EntryName, b.EntryName) || a.entry_id - b.entry_id;

/** Who has won more games than they lost, week after week, in most weeks up to this one. */
export function runOf({
  weeks,
  standings,
}: Pick<WinsWeek, 'weeks' | 'standings'>): { entries: WinsStandingRow[]; weeks: number } | undefined {
  const runs = standings.map((row) => {
    const ended = weeks.findLastIndex((week) => {
      const own = week.find(({ entry_id: id }) => id === row.entry_id);
      return !own || own.Wins <= own.Losses;
    });
    return { row, weeks: weeks.length - 1 - ended };
  });
  const longest = Math.max(0, ...runs.map((run) => run.weeks));
  if (longest < RUN) return undefined;
  return { entries: runs.flatMap((run) => (run.weeks === longest ? [run.row] : [])).sort(byName), weeks: longest };
}

/** So many places in a week are a climb. */
const CLIMB = 2;

/** Who gained most places of the season. */
export function climbOf({ overall }: Pick<WinsWeek, 'overall'>): WinsStandingRow | undefined {
  const [first] = [...overall].sort((a, b) => b.Moved - a.Moved || a.Rank - b.Rank || byName(a, b));
  return first && first.Moved >= CLIMB ? first : undefined;
}

/** Who lost all of two games or more. */
export const winless = ({ standings }: Pick<WinsWeek, 'standings'>): WinsStandingRow[] =>
  standings.filter(({ Wins, Losses, Ties }) => Wins === 0 && Ties === 0 && Losses >= 2).sort(byName);
