import { sql } from 'kysely';
import type { Database } from '../ground/db/database';

/** So many groups of thirty players, each with a football contest in each of these years; by SQL alone, so that thousands cost little. */
export async function fillCircles(db: Database, { circles, years }: { circles: number; years: readonly number[] }): Promise<void> {
  const numbers = (count: number) => sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})`;
  const first = await db.read(async (tx) => {
    const { id } = await tx
      .selectFrom('users')
      .select((eb) => eb.fn.max('id').as('id'))
      .executeTakeFirstOrThrow();
    return Number(id);
  });
  const count = circles * 30;
  await db.write(async (tx) => {
    await sql`${numbers(count)}
      insert into users (id, email, email_key, username, username_key, password_hash, is_admin, group_number, created_at)
      select ${sql.lit(first)} + n, 'many' || n, 'many' || n, 'many' || n, 'many' || n, null, 0, ${GROUPS} + (n - 1) / ${PLAYERS}, 0 from numbers`.execute(
      tx,
    );
    for (const year of years) {
      await sql`${numbers(circles)}
        insert into contests (contest_type, name, year, group_number, first_week, created_at)
        select 'football', 'Circle', ${sql.lit(year)}, ${GROUPS} + n - 1, 1, 0 from numbers`.execute(tx);
      const ours = sql`contests.year = ${sql.lit(year)} and contests.group_number >= ${GROUPS}`;
      await sql`insert into football_terms (contest_id, points_per_entry, cigar_points, overall_points, show_model)
        select id, 100, 15, '60,30', 0 from contests where ${ours}`.execute(tx);
      await sql`insert into entries (contest_id, user_id, entry_name, name_key, created_at, removed_at)
        select contests.id, users.id, users.username, users.username_key, 0, null
        from contests join users on users.group_number = contests.group_number where ${ours}`.execute(tx);
    }
  });
}

const PLAYERS = sql.lit(30);
/** Beyond the groups of any league of a test. */
const GROUPS = sql.lit(1000);
