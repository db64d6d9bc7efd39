import type { FootballPopularRow, FootballScoreRow } from '@poolhouse/contract';
import type { Database } from '../../../ground/db/database';
import { derive, type Derivation } from '../../../ground/memory/derive';
import type { Game } from '../../../sport/games/game';
import { hasKickedOff, type Side } from '../../../sport/games/game.rules';
import { abbrevOf, teamOf } from '../../game-rows/team-words.rules';
import { gradePick, type Grade } from '../money/grade.rules';
import type { Board } from './board';
import { scoreRow } from './game-rows';
import { PickRow, type PickOf, type SavedOf } from './pick-rows';
import { popularPicks, type PopularPick } from './popular.rules';

/** What a board shows of a game. */
interface GameRows {
  score: FootballScoreRow;
  /** Of all who picked it. */
  picks: readonly PickRow[];
  popular: readonly Popular[];
}

/** A side of a game that somebody picked. */
export interface Popular {
  pick: PopularPick;
  row: FootballPopularRow;
}

/** A game of a contest's week, and who picked it. */
interface Picked {
  /** Of the contest and the week. */
  name: string;
  game: Game;
  picked: readonly SavedOf[] | undefined;
  now: number;
}

export type ByGame = ReadonlyMap<number, readonly SavedOf[]>;

const PICK_BYTES = 200;
const GAME_BYTES = 1000;

const byGame: Derivation<ByGame> = { name: 'football picks by game', latest: true, weigh: (games) => 500 + games.size * 100 };
const ofGame: Derivation<readonly SavedOf[]> = {
  name: 'football picks of a game',
  latest: true,
  weigh: (picked) => 200 + picked.length * PICK_BYTES,
};
const bare: Derivation<GameRows> = { name: 'football games', latest: true, weigh: () => GAME_BYTES };
const withPicks: Derivation<GameRows> = { name: 'football games with picks', latest: true, weigh: () => GAME_BYTES };
const rows: Derivation<Pick<GameRows, 'picks' | 'popular'>> = {
  name: 'football rows of picks',
  latest: true,
  weigh: ({ picks }) => 200 + picks.length * PICK_BYTES,
};

/** The picks of each game. A save brings all of a week anew: those of a game that are what they were are the same list. */
export function picksByGame(db: Database, { entries, saved }: Board, name: string): ByGame {
  return derive(db, byGame, [name, entries, saved], () => {
    const games = new Map<number, SavedOf[]>();
    for (const entry of entries)
      for (const pick of saved.get(entry.id) ?? []) {
        const game = games.get(pick.eventId);
        if (game) game.push({ entry, pick });
        else games.set(pick.eventId, [{ entry, pick }]);
      }
    return new Map([...games].map(([id, all]) => [id, derive(db, ofGame, [`${name} ${id}`, entries, all.map(textOf).join()], () => all)]));
  });
}

/** All of a pick that is shown, the game apart. */
const textOf = ({ pick: { entryId, slot, side, lockedSpread, lockedAt, overrideReason } }: SavedOf): string =>
  `${entryId} ${slot} ${side} ${lockedSpread} ${lockedAt} ${overrideReason === null ? '' : JSON.stringify(overrideReason)}`;

/** The rows of a game. One that nobody picked is the same in all contests. */
export function rowsOfGame(db: Database, { name, game, picked, now }: Picked): GameRows {
  const open = hasKickedOff(game, now);
  if (!picked) return derive(db, bare, [game.id, game, open], () => ({ score: scoreRow(game, [], now), picks: [], popular: [] }));
  const of = `${name} ${game.id}`;
  return derive(db, withPicks, [of, picked, game, open], () => {
    const graded = picked.map(({ entry, pick }): PickOf => ({ entry, pick, grade: gradePick(pick, game, now) }));
    const { team1, team2, abbrev1, abbrev2, kickoffAt } = game;
    const grades = graded.map(({ grade }) => gradeText(grade)).join();
    const [away, home] = [sideOf(game, 1, now), sideOf(game, 2, now)];
    const inputs = [of, picked, open, team1, team2, abbrev1, abbrev2, kickoffAt, grades, gradeText(away), gradeText(home)];
    const made = derive(db, rows, inputs, () => ({
      picks: graded.map((one) => new PickRow(one, game, open)),
      // Of games that have begun alone: a count before would tell what is sealed.
      popular: open ? popularOf(game, picked, [away, home]) : [],
    }));
    return { score: scoreRow(game, open ? graded : [], now), ...made };
  });
}

const gradeText = ({ result, push, line }: Grade): string => `${result} ${push} ${line}`;
/** As a pick is graded whose line is not locked. */
const sideOf = (game: Game, side: Side, now: number): Grade => gradePick({ side, lockedSpread: null }, game, now);

function popularOf(game: Game, picked: readonly SavedOf[], [away, home]: readonly [Grade, Grade]): Popular[] {
  const sides = picked.map(({ pick: { side } }) => ({ eventId: game.id, side, team: teamOf(game, side) }));
  return popularPicks(sides).map((pick) => {
    const { side, team, count } = pick;
    const { line, result, push } = side === 1 ? away : home;
    const row = {
      ID: `${game.id}-${side}`,
      Pick: team,
      Abbrev: abbrevOf(game, side),
      event_id: game.id,
      Spread: line,
      Result: result,
      Push: push ? (1 as const) : (0 as const),
      Count: count,
    };
    return { pick, row };
  });
}
