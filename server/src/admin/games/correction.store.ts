import { contestOf, type Contest } from '../../contests/contest';
import type { ContestModule } from '../../contests/plug';
import { reportOf } from '../../contests/seasons/season-reports';
import { tag, type Tx } from '../../ground/db/database';
import { countersOf } from '../../ground/db/tags.store';
import type { Game } from '../../sport/games/game';

/** Rounds of a contest that there can be. */
const ROUNDS = 30;
const TOGETHER = 500;

/** The contests of a season, of these kinds. */
export async function contestsOfSeason(tx: Tx, year: number, types: readonly string[]): Promise<Contest[]> {
  const rows = await tx.selectFrom('contests').selectAll().where('year', '=', year).orderBy('id').execute();
  return rows.map(contestOf).filter(({ type }) => types.includes(type));
}

/** The counters of all that standings around a game are made of. */
export async function countersAround(tx: Tx, modules: readonly ContestModule[], game: Game): Promise<string> {
  const rows = await tx.selectFrom('contests').selectAll().where('year', '=', game.season).orderBy('id').execute();
  const contests = rows.map(contestOf);
  const rounds = Array.from({ length: ROUNDS }, (_, n) => n + 1);
  const names = [
    tag.games(game.weekStart),
    ...contests.flatMap((contest) => [
      tag.contest(contest.id),
      ...(reportOf(modules, contest.type)?.tags?.(contest) ?? []),
      ...rounds.map((round) => tag.picks(contest.id, round)),
    ]),
  ];
  const found: string[] = [];
  for (let at = 0; at < names.length; at += TOGETHER)
    for (const { name, n } of await countersOf(tx, [...new Set(names.slice(at, at + TOGETHER))])) found.push(`${name}=${n}`);
  return found.sort().join(' ');
}

/** What of these games is kept by hand. */
export async function gamesWithMarks(tx: Tx, ids: readonly number[]): Promise<Map<number, { manual: boolean; manualLine: boolean }>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('events')
    .select(['id', 'manual', 'manual_line'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, { manual: row.manual === 1, manualLine: row.manual_line === 1 }]));
}
