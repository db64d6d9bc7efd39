import { rankDogs, type DogCounts } from '@poolhouse/contract/underdogs-rules';
import type { Game } from '../../../sport/games/game';
import { dogsLeft } from '../missed-pick.rules';
import type { OpenWeek } from '../myseason/open-weeks.types';
import type { NamedEntry } from '../recap/dog-week.types';
import { gradedDogs } from '../recap/facts.rules';
import { aMiss, aRow, type Picked } from './dog-week.fixture';

/** What each entry did in a week: a pick, or none that was missed; left out, a week in which nothing of it is graded. */
export type WeekPicks = Readonly<Record<number, Picked | 'missed'>>;

/** Weeks that are over, one after the other from the first on. */
export function openWeeks(entries: readonly NamedEntry[], weeks: readonly { games: readonly Game[]; picks: WeekPicks }[]): OpenWeek[] {
  const counts = new Map<number, DogCounts>(entries.map(({ id }) => [id, { wins: 0, covers: 0, losses: 0 }]));
  return weeks.map(({ games, picks }, n) => {
    const week = n + 1;
    const rows = new Map(
      Object.entries(picks).map(([id, picked]) => {
        const row = picked === 'missed' ? { ...aMiss(Number(id)), ID: `${id}-${week}`, week } : aRow(Number(id), picked, week);
        return [Number(id), row];
      }),
    );
    for (const [id, { Grade }] of rows) {
      const so = counts.get(id) ?? { wins: 0, covers: 0, losses: 0 };
      const one = (grade: string) => (Grade === grade ? 1 : 0);
      counts.set(id, { wins: so.wins + one('W'), covers: so.covers + one('C'), losses: so.losses + one('L') });
    }
    return {
      week,
      dogs: dogsLeft(games, new Map(), 0),
      rows,
      picks: gradedDogs({ entries, rows, games: new Map(games.map((game) => [game.id, game])) }),
      table: rankDogs(entries.map(({ id, name }) => ({ entryId: id, name, ...(counts.get(id) ?? { wins: 0, covers: 0, losses: 0 }) }))),
    };
  });
}
