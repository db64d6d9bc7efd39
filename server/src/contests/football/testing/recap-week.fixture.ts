import type { Game } from '../../../sport/games/game';
import type { Score } from '../../../sport/late/late-score.rules';
import type { EntryPick } from '../football.store';
import { byEntry, resultsOf } from '../money/played-week.rules';
import type { SeasonEntry, SeasonState } from '../money/season.rules';
import type { RecapWeek } from '../recap/recap.rules';

/** A final game whose home side gives 3.5. */
export const aGame = (id: number, values: Partial<Game> = {}): Game => ({
  ...{ id, sourceKey: `g${id}`, sport: 'NFL', season: 2026, gameType: 'REG', kickoffAt: 100 + id, weekStart: '2026-09-08' },
  ...{ team1: `Away${id}`, team2: `Home${id}`, abbrev1: `A${id}`, abbrev2: `H${id}`, rank1: null, rank2: null, spread2: -3.5 },
  ...{ tv: '', state: 'final', score1: 10, score2: 20, status: 'Final', timeLeft: '0:00', possession: null, statusNote: '' },
  updatedAt: 0,
  ...values,
});

export const anEntry = (id: number, name: string): SeasonEntry => ({ id, name, createdAt: 0, sidebet: false });

export const aPick = (entryId: number, eventId: number, values: Partial<EntryPick> = {}): EntryPick => ({
  ...{ entryId, week: 1, slot: 1, eventId, side: 2, lockedSpread: null, lockedAt: null, savedAt: 0, overrideReason: null },
  ...values,
});

/** Week 1 of a contest, over. */
export function aWeek({
  picks,
  ...of
}: Pick<RecapWeek, 'games' | 'entries'> & Partial<RecapWeek> & { picks: readonly EntryPick[] }): RecapWeek {
  const saved = byEntry(picks);
  const results = resultsOf({ games: of.games, closesAt: 1000, saved }, { entries: of.entries, over: true, now: 2000 });
  const totals = Object.fromEntries([...results].map(([id, record]) => [id, { ...record, points: 0, weeks41: 0 }]));
  const after: SeasonState = { totals, run: null };
  return {
    week: 1,
    saved,
    late: new Map<number, Score>(),
    records: [results],
    paid: undefined,
    next: null,
    before: null,
    after,
    now: 2000,
    ...of,
  };
}
