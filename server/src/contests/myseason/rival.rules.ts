import { compareNames } from '../standings/names.rules';

/** What an entry was worth in one week, to be held against the others of it; whoever was not in it is not there. */
export interface WeekWorth {
  week: number;
  worth: ReadonlyMap<number, number>;
}

/** Another player, and in which weeks they did better and worse. */
export interface Rival {
  id: number;
  name: string;
  /** Weeks in which both played. */
  met: number;
  better: readonly number[];
  worse: readonly number[];
}

/** Everybody else of these weeks beside one entry. */
export function rivalsOf(entryId: number, entries: readonly { id: number; name: string }[], weeks: readonly WeekWorth[]): Rival[] {
  return entries
    .filter(({ id }) => id !== entryId)
    .map(({ id, name }) => {
      const both = weeks.flatMap(({ week, worth }) => {
        const [mine, theirs] = [worth.get(entryId), worth.get(id)];
        return mine === undefined || theirs === undefined ? [] : [{ week, by: theirs - mine }];
      });
      const where = (so: (by: number) => boolean) => both.filter(({ by }) => so(by)).map(({ week }) => week);
      return { id, name, met: both.length, better: where((by) => by > 0), worse: where((by) => by < 0) };
    });
}

/** Who was most often better, and more often better than worse; of several who was less often worse. */
export const nemesisAmong = (rivals: readonly Rival[], enough: number): Rival | undefined =>
  rivals
    .filter(({ better, worse }) => better.length >= enough && better.length > worse.length)
    .sort((a, b) => b.better.length - a.better.length || a.worse.length - b.worse.length || compareNames(a.name, b.name) || a.id - b.id)[0];
