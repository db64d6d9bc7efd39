import { PICKS_PER_WEEK } from '@poolhouse/contract';
import type { WinsLosses } from '@poolhouse/contract/football-rules';
import { must } from '../../../ground/must';
import type { Game } from '../../../sport/games/game';
import { lineOfSide, type Side } from '../../../sport/games/game.rules';
import type { Score } from '../../../sport/late/late-score.rules';
import { compareNames } from '../../standings/names.rules';
import { popularPicks } from '../board/popular.rules';
import type { SeasonEntry } from '../money/season.rules';
import type { DecidedPick } from './decided.rules';

/** A game of which the last two minutes turned picks. */
export interface Swing {
  game: Game;
  late: Score;
  won: readonly SeasonEntry[];
  lost: readonly SeasonEntry[];
}

/** The lost pick that was furthest ahead of its line when its game's last two minutes began. */
export interface BadBeat {
  pick: DecidedPick;
  lateMargin: number;
  /** All others of the entry had won. */
  fifth: boolean;
}

/** A won pick of a side that nobody else had. */
export interface Alone {
  pick: DecidedPick;
  /** How many had the other side. */
  against: number;
}

/** The side that most had. */
export interface Crowd {
  game: Game;
  side: Side;
  line: number;
  count: number;
  /** Entries with picks. */
  of: number;
  margin: number;
}

/** Weeks in a row with more wins than losses, and who has most of them. */
export interface Run {
  entries: readonly SeasonEntry[];
  weeks: number;
}

/** So many weeks in a row are worth a word. */
const RUN = 3;

const turnedIntoWin = ({ won, lateMargin }: DecidedPick): boolean => won && lateMargin !== null && lateMargin <= 0;
const turnedIntoLoss = ({ won, lateMargin }: DecidedPick): boolean => !won && lateMargin !== null && lateMargin > 0;

/** Order of entries by name, then by id. */
const byName = (a: SeasonEntry, b: SeasonEntry): number => compareNames(a.name, b.name) || a.id - b.id;

/**
 * The game whose last two minutes did most: one that made or broke a perfect week comes first, then one that turned more picks, then the
 * later one. What a play was worth in chances is not kept, so it goes by picks.
 */
export function swingOf(
  picks: readonly DecidedPick[],
  results: ReadonlyMap<number, WinsLosses>,
  late: ReadonlyMap<number, Score>,
): Swing | undefined {
  const turned = picks.filter((pick) => turnedIntoWin(pick) || turnedIntoLoss(pick));
  const games = [...new Map(turned.map(({ game }) => [game.id, game])).values()];
  const weighed = games.map((game) => {
    const own = turned.filter((pick) => pick.game.id === game.id);
    return { game, own, decided: own.some((pick) => winsWithout(pick, results) === PICKS_PER_WEEK - 1) };
  });
  const [first] = weighed.sort(
    (a, b) =>
      Number(b.decided) - Number(a.decided) || b.own.length - a.own.length || b.game.kickoffAt - a.game.kickoffAt || a.game.id - b.game.id,
  );
  if (!first) return undefined;
  const entriesOf = (won: boolean) =>
    first.own
      .filter((pick) => pick.won === won)
      .map(({ entry }) => entry)
      .sort(byName);
  return { game: first.game, late: must(late.get(first.game.id), 'a late score'), won: entriesOf(true), lost: entriesOf(false) };
}

/** Wins of the entry's other picks. */
const winsWithout = ({ entry, won }: DecidedPick, results: ReadonlyMap<number, WinsLosses>): number =>
  (results.get(entry.id)?.wins ?? 0) - (won ? 1 : 0);

export function badBeatOf(picks: readonly DecidedPick[], results: ReadonlyMap<number, WinsLosses>): BadBeat | undefined {
  const [pick] = picks
    .filter(turnedIntoLoss)
    .sort(
      (a, b) =>
        (b.lateMargin ?? 0) - (a.lateMargin ?? 0) ||
        winsWithout(b, results) - winsWithout(a, results) ||
        byName(a.entry, b.entry) ||
        a.pick.slot - b.pick.slot,
    );
  if (!pick) return undefined;
  return { pick, lateMargin: pick.lateMargin ?? 0, fifth: winsWithout(pick, results) === PICKS_PER_WEEK - 1 };
}

/** Of several the one against which most stood, then the one that was given most points, then the one that beat its line by most. */
export function aloneOf(picks: readonly DecidedPick[]): Alone | undefined {
  const players = new Set(picks.map(({ entry }) => entry.id)).size;
  if (players < 2) return undefined;
  const had = (eventId: number, side: Side) => picks.filter((one) => one.game.id === eventId && one.side === side).length;
  const [first] = picks
    .filter(({ won, game, side }) => won && had(game.id, side) === 1)
    .map((pick) => ({ pick, against: had(pick.game.id, pick.side === 1 ? 2 : 1) }))
    .sort(
      (a, b) =>
        b.against - a.against ||
        b.pick.line - a.pick.line ||
        b.pick.margin - a.pick.margin ||
        byName(a.pick.entry, b.pick.entry) ||
        a.pick.pick.slot - b.pick.pick.slot,
    );
  return first;
}

/** Left out where no side was picked twice. It goes by the line at kick-off, which those who locked another one need not have had. */
export function crowdOf(picks: readonly DecidedPick[]): Crowd | undefined {
  const games = new Map(picks.map(({ game }) => [game.id, game]));
  const [most] = popularPicks(picks.map(({ game, side }) => ({ eventId: game.id, side, team: side === 1 ? game.team1 : game.team2 })));
  const game = most && games.get(most.eventId);
  if (!game || most.count < 2) return undefined;
  const line = lineOfSide(game, most.side);
  if (line === null || game.score1 === null || game.score2 === null) return undefined;
  const lead = most.side === 1 ? game.score1 - game.score2 : game.score2 - game.score1;
  return {
    game,
    side: most.side,
    line,
    count: most.count,
    of: new Set(picks.map(({ entry }) => entry.id)).size,
    margin: lead + line,
  };
}

/** @param weeks of each week of the contest up to this one, in order, the record of each entry */
export function runOf(entries: readonly SeasonEntry[], weeks: readonly ReadonlyMap<number, WinsLosses>[]): Run | undefined {
  const runs = entries.map((entry) => ({ entry, weeks: runAtTheEnd(entry.id, weeks) }));
  const longest = Math.max(0, ...runs.map((run) => run.weeks));
  if (longest < RUN) return undefined;
  const own = runs.filter((run) => run.weeks === longest).map(({ entry }) => entry);
  return { entries: own.sort(byName), weeks: longest };
}

function runAtTheEnd(entryId: number, weeks: readonly ReadonlyMap<number, WinsLosses>[]): number {
  let run = 0;
  for (const week of [...weeks].reverse()) {
    const { wins, losses } = week.get(entryId) ?? { wins: 0, losses: 0 };
    if (wins <= losses) break;
    run += 1;
  }
  return run;
}
