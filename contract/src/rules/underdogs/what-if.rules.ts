import type {
  UnderdogsConfigRow,
  UnderdogsPickRow,
  UnderdogsScoreRow,
  UnderdogsStandingRow,
  UnderdogsUserRow,
} from '../../contests/underdogs';
import { endingsCutAt, isUndecided, type GameEnding, type Suppositions } from '../game-ending.rules';
import type { Side } from '../lines.rules';
import { gradeOfMargin, type DogGrade } from './grade.rules';
import { rankDogs, type DogCounts } from './standings.rules';

interface Rows<T> {
  data: T[];
}

/** What a board tells, as far as the end of its games changes it. */
export interface DogBoard {
  config: Rows<Pick<UnderdogsConfigRow, 'week'>>;
  scores: Rows<UnderdogsScoreRow>;
  users: Rows<UnderdogsUserRow>;
  picks: Rows<UnderdogsPickRow>;
  standings: Rows<UnderdogsStandingRow>;
}

/** A board as it would stand. */
export interface SupposedDogs<P> {
  page: P;
  /** How many entries' picks of the week are not decided by it: of other games, sealed, or still to be made. */
  open: number;
}

type Graded = Pick<UnderdogsPickRow, 'pick' | 'spread' | 'Grade' | 'Void' | 'sealed'>;

/** Whether a pick's grade hangs on its game: one that is sealed, over, without points, or void tells nothing. */
export const hangsOn = <P extends Graded>(pick: P): pick is P & { spread: number } =>
  pick.sealed === 0 && pick.pick !== '' && pick.Grade === '' && pick.Void === '' && pick.spread !== null;

const sideOf = ({ pick }: Pick<UnderdogsPickRow, 'pick'>, { team1 }: Pick<UnderdogsScoreRow, 'team1'>): Side => (pick === team1 ? 1 : 2);

/** How a pick comes out when its game's home side wins by so much. */
export const gradeAt = (pick: Graded & { spread: number }, game: Pick<UnderdogsScoreRow, 'team1'>, margin: number): DogGrade =>
  gradeOfMargin(sideOf(pick, game) === 2 ? margin : 0 - margin, pick.spread);

/** The ways in which a game can end that the picks known of it tell apart, from the away side's to the home side's. @param picks the game's */
export function dogEndings(game: Pick<UnderdogsScoreRow, 'team1'>, picks: readonly Graded[]): GameEnding[] {
  return endingsCutAt(
    picks.filter(hangsOn).flatMap((pick) => {
      // In points of the picked side: up to which it is an L, and up to which no W.
      const ends = [Math.floor(-pick.spread), 0];
      return sideOf(pick, game) === 2 ? ends : ends.map((end) => 0 - end - 1);
    }),
  );
}

/**
 * A board as it would stand if games of its week ended so: the picks of them, the season's table, and once no pick of the week is open a
 * loss for who missed it. A game that is decided is left as it is.
 */
export function supposeDogs<P extends DogBoard>(page: P, suppositions: Suppositions): SupposedDogs<P> {
  const week = page.config.data[0]?.week ?? 0;
  const games = new Map(page.scores.data.filter((game) => suppositions.has(game.ID) && isUndecided(game)).map((game) => [game.ID, game]));
  const added = new Map<number, DogCounts>();
  const picks = page.picks.data.map((pick): UnderdogsPickRow => {
    const game = games.get(pick.event_id ?? 0);
    const margin = game && suppositions.get(game.ID);
    if (!game || margin === undefined || pick.week !== week || !hangsOn(pick)) return pick;
    const Grade = gradeAt(pick, game, margin);
    added.set(pick.entry_id, countOf(Grade));
    return { ...pick, Grade, result: Grade === 'W' ? 1 : 0, spreadScore: null, live: 0 };
  });
  const open = openPicks(page, week, picks);
  if (games.size === 0) return { page, open };
  const missed = open === 0 ? page.users.data.filter(({ Missed }) => Missed === 1).map(({ entry_id: id }) => id) : [];
  for (const id of missed) added.set(id, countOf('L'));
  return { page: { ...page, picks: { data: lost(picks, week, missed) }, standings: { data: table(page.standings.data, added) } }, open };
}

/** With the week's losses of who missed it. */
function lost(picks: readonly UnderdogsPickRow[], week: number, missed: readonly number[]): UnderdogsPickRow[] {
  const own = new Set(missed.map((id) => `${id}-${week}`));
  const graded = picks.map((pick): UnderdogsPickRow => (own.delete(pick.ID) ? { ...pick, Grade: 'L' } : pick));
  return [...graded, ...[...own].map((ID) => ({ ...NO_PICK, ID, entry_id: Number.parseInt(ID), week }))];
}

const NO_PICK: Omit<UnderdogsPickRow, 'ID' | 'entry_id' | 'week'> = {
  pick: '',
  Abbrev: '',
  event_id: null,
  spread: null,
  TakenAt: '',
  Override: '',
  Auto: 0,
  Void: '',
  result: 0,
  spreadScore: null,
  Grade: 'L',
  live: 0,
  sealed: 0,
  Day: '',
};

const countOf = (grade: DogGrade): DogCounts => ({
  wins: grade === 'W' ? 1 : 0,
  covers: grade === 'C' ? 1 : 0,
  losses: grade === 'L' ? 1 : 0,
});

/** Entries whose week can still come out one way or another. */
function openPicks({ users, scores }: DogBoard, week: number, picks: readonly UnderdogsPickRow[]): number {
  const own = new Map(picks.filter((pick) => pick.week === week).map((pick) => [pick.entry_id, pick]));
  const toCome = scores.data.some(({ state, started }) => state === 'scheduled' && started === 0);
  const isOpen = ({ entry_id: id, PickIn }: UnderdogsUserRow): boolean => {
    const pick = own.get(id);
    // A row without a team is an administrator's word on a pick that he took away.
    if (!pick || (pick.pick === '' && pick.sealed === 0)) return PickIn === 1 || toCome;
    return pick.sealed === 1 || hangsOn(pick) || (pick.Void !== '' && toCome);
  };
  return users.data.filter(isOpen).length;
}

function table(now: readonly UnderdogsStandingRow[], added: ReadonlyMap<number, DogCounts>): UnderdogsStandingRow[] {
  const rows = now.map((row) => {
    const { wins, covers, losses } = added.get(row.ID) ?? NOTHING;
    const counts = { wins: row.Wins + wins, covers: row.Covers + covers, losses: row.Losses + losses };
    return { entryId: row.ID, name: row.EntryName, ...counts, row };
  });
  return rankDogs(rows).map(({ row, wins: Wins, covers: Covers, losses: Losses, rank: Rank }) => ({
    ...row,
    ...{ Wins, Covers, Losses, Rank },
    Moved: row.Rank - Rank,
  }));
}

const NOTHING: DogCounts = { wins: 0, covers: 0, losses: 0 };
