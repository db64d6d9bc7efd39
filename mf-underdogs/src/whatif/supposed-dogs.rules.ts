import type { UnderdogsPickRow, UnderdogsScoreRow, UnderdogsStandingRow } from '@poolhouse/contract';
import { dogEndings, endingAt, hangsOn, isUndecided, marginOf, supposeDogs, type GameEnding } from '@poolhouse/contract/underdogs-rules';
import { readLink, supposedMarks, whyNot, writeLink } from '@poolhouse/shared-ui/what-if';
import type { UnderdogsPage } from '../contest/underdogs.types';
import { endingWords } from './words.rules';

/** A board as it would stand, and what was supposed of it. */
export interface SupposedDogs {
  picks: readonly UnderdogsPickRow[];
  standings: readonly UnderdogsStandingRow[];
  /** What is supposed, game by game: 'NYJ wins'. */
  supposed: string[];
  /** Sentences of what the address names and is not supposed. */
  dropped: string[];
  /** Entries whose pick of the week is still open: of another game, sealed, or not made. */
  open: number;
  /** Rows that are other ones than now, and their fields: `pick 12-3`, `standing 12 Wins`. */
  marks: Readonly<Record<string, true>>;
}

/** The picks of the week that hang on a game. */
export const picksOn = ({ config, picks }: Pick<UnderdogsPage, 'config' | 'picks'>, game: number): UnderdogsPickRow[] =>
  picks.data.filter((pick) => pick.event_id === game && pick.week === config.data[0]?.week && hangsOn(pick));

/** The ways in which a game can end that its picks tell apart; none for one on which nothing hangs. */
export function endingsOf(page: Pick<UnderdogsPage, 'config' | 'picks'>, game: UnderdogsScoreRow): GameEnding[] {
  const picks = isUndecided(game) ? picksOn(page, game.ID) : [];
  return picks.length === 0 ? [] : dogEndings(game, picks);
}

/** The board that the address supposes. */
export function supposedDogs(page: UnderdogsPage, text: string): SupposedDogs {
  const games = page.scores.data;
  const { margins, unknown } = readLink(text, games);
  const named = games.flatMap((game) => (margins.has(game.ID) ? [{ game, endings: endingsOf(page, game) }] : []));
  const open = named.filter(({ endings }) => endings.length > 0);
  const then = supposeDogs(page, new Map(open.map(({ game: { ID } }) => [ID, margins.get(ID) ?? 0])));
  const { picks, standings } = then.page;
  return {
    picks: picks.data,
    standings: standings.data,
    supposed: open.flatMap(({ game, endings }) => {
      const ending = endingAt(endings, margins.get(game.ID));
      return ending ? [endingWords(game, ending)] : [];
    }),
    dropped: [
      ...named.filter(({ endings }) => endings.length === 0).map(({ game }) => whyNot(game)),
      ...unknown.map((part) => `“${part}” names no game of this week.`),
    ],
    open: then.open,
    marks: { ...supposedMarks('pick', page.picks.data, picks.data), ...supposedMarks('standing', page.standings.data, standings.data) },
  };
}

/** The address with another ending of a game, or without one. Games that are decided meanwhile are left out of it. */
export function chosenLink(page: UnderdogsPage, text: string, game: number, ending: GameEnding | null): string {
  const games = page.scores.data;
  const known = readLink(text, games).margins;
  const margins = new Map(games.filter(isUndecided).flatMap(({ ID }) => (known.has(ID) ? [[ID, known.get(ID) ?? 0] as const] : [])));
  if (ending) margins.set(game, marginOf(ending));
  else margins.delete(game);
  return writeLink(margins, games);
}
