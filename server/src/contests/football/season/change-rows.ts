import type { ChangeRow } from '@poolhouse/contract';
import { z } from 'zod';
import type { Game } from '../../../sport/games/game';
import { weekNumber } from '../../../sport/games/week.rules';
import { windowOf, type Calendar } from '../../weeks/calendar';
import { gameWords, overrideWords } from './change-words.rules';
import type { LoggedChange } from './changes.store';

/** The contest whose changes are told, as far as the words need it. */
export interface ChangedContest {
  id: number;
  entryNames: ReadonlyMap<number, string>;
  games: ReadonlyMap<number, Game>;
  calendar: Calendar;
  now: number;
}

const contestAdded = z.object({ id: z.number() });
const entry = z.object({ id: z.number(), contestId: z.number(), name: z.string() });
const renamed = z.object({ id: z.number(), name: z.string() });
const sidebet = z.object({ id: z.number(), sidebet: z.boolean() });
const game = z.object({
  id: z.number(),
  spread2: z.number().nullish(),
  state: z.string().optional(),
  score1: z.number().nullish(),
  score2: z.number().nullish(),
});
const override = z.object({
  entry_id: z.number(),
  week: z.number(),
  reason: z.string(),
  picks: z.array(z.object({ sealed: z.boolean().optional() })),
});

/** The rows of the changes that are this contest's, in plain words. */
export function changeRows(changes: readonly LoggedChange[], contest: ChangedContest): ChangeRow[] {
  return changes.flatMap((change) => {
    const what = wordsFor(change, contest);
    return what === undefined ? [] : [{ ID: change.id, At: new Date(change.at).toISOString(), Who: change.actor, What: what }];
  });
}

/** The games that changes speak of. */
export function changedGames(changes: readonly LoggedChange[]): number[] {
  return [...new Set(changes.filter(({ action }) => action.startsWith('game.')).flatMap(({ after }) => read(game, after)?.id ?? []))];
}

function wordsFor({ action, before, after }: LoggedChange, contest: ChangedContest): string | undefined {
  switch (action) {
    case 'contest.added':
      return read(contestAdded, after)?.id === contest.id ? 'Opened the contest.' : undefined;
    case 'entry.added':
    case 'entry.joined':
      return ofEntry(contest, after, (name) => `Added the entry ${name}.`);
    case 'entry.removed':
      return ofEntry(contest, before, (name) => `Took the entry ${name} out.`);
    case 'entry.renamed':
      return renameWords(contest, read(renamed, before), read(renamed, after));
    case 'entry.sidebet':
      return sidebetWords(contest, read(sidebet, after));
    case 'football.picks_overridden':
      return overrideOf(contest, read(override, after));
    default:
      return gameChange(contest, read(game, before), read(game, after));
  }
}

function ofEntry(contest: ChangedContest, text: string | null, words: (name: string) => string): string | undefined {
  const known = read(entry, text);
  return known?.contestId === contest.id ? words(known.name) : undefined;
}

function renameWords(
  { entryNames }: ChangedContest,
  old: z.infer<typeof renamed> | undefined,
  now: z.infer<typeof renamed> | undefined,
): string | undefined {
  return old && now && entryNames.has(now.id) ? `${old.name} is now called ${now.name}.` : undefined;
}

function sidebetWords({ entryNames }: ChangedContest, marked: z.infer<typeof sidebet> | undefined): string | undefined {
  const name = marked && entryNames.get(marked.id);
  return name === undefined ? undefined : marked?.sidebet ? `${name} is in the sidebet.` : `${name} is out of the sidebet.`;
}

function overrideOf({ entryNames, calendar, now }: ChangedContest, set: z.infer<typeof override> | undefined): string | undefined {
  const name = set && entryNames.get(set.entry_id);
  if (!set || name === undefined) return undefined;
  const known = !set.picks.some((pick) => pick.sealed) || now >= (windowOf(calendar, set.week)?.closesAt ?? Infinity);
  return overrideWords(name, set.week, known ? set.reason : null);
}

function gameChange(
  { games, calendar }: ChangedContest,
  before: z.infer<typeof game> | undefined,
  after: z.infer<typeof game> | undefined,
): string | undefined {
  const known = after && games.get(after.id);
  if (!known || !before || !after || calendar.start === undefined) return undefined;
  const week = weekNumber(calendar.start, known.weekStart);
  return week >= 1 && week <= calendar.weeks ? gameWords(known, before, after) : undefined;
}

function read<T extends z.ZodType>(shape: T, text: string | null): z.infer<T> | undefined {
  return text === null ? undefined : shape.safeParse(JSON.parse(text)).data;
}
