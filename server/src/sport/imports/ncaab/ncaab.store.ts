import { tag, type Invalidate, type Tx } from '../../../ground/db/database';
import { putResult, readRecords, tournamentEvents, type TournamentRecords } from '../../tournament/tournament.store';
import type { ImportedTournament } from './bracket-of-files';

/** The names of all teams that the site knows, by id. */
export async function teamNames(tx: Tx): Promise<Map<number, string>> {
  const rows = await tx.selectFrom('ncaab_teams').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Teams by id that the site does not know under this name. */
export async function unknownTeams(tx: Tx, teams: ReadonlyMap<number, string>): Promise<Map<number, string>> {
  const known = await teamNames(tx);
  return new Map([...teams].filter(([id, name]) => known.get(id) !== name));
}

export async function keepTeams(tx: Tx, teams: ReadonlyMap<number, string>): Promise<void> {
  for (const [id, name] of teams) {
    const values = { name, abbrev: abbrevOf(name) };
    await tx
      .insertInto('ncaab_teams')
      .values({ id, ...values, espn_id: null, color: '' })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute();
  }
}

/** The first four letters or digits; for the eye only. */
const abbrevOf = (name: string): string =>
  name
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 4)
    .toUpperCase();

export interface TournamentChange {
  before: TournamentRecords | undefined;
  /** Results that are new or corrected. */
  results: ImportedTournament['games'];
  /** Somebody else is in the field than the site had. */
  otherField: boolean;
  /** The season, its field, a tip-off or a result differs. */
  differs: boolean;
}

/** What an import would change. */
export async function changeOf(tx: Tx, imported: ImportedTournament): Promise<TournamentChange> {
  const before = await readRecords(tx, imported.season);
  const field = new Map(before?.field.map((team) => [team.slot, team]));
  const results = imported.games.filter(({ key, result, walkover }) => {
    const known = before?.games.get(key);
    return (result !== null || walkover !== null) && !(sameScore(known?.result, result) && known?.walkover === walkover);
  });
  const sameField =
    before?.field.length === imported.field.length &&
    imported.field.every(({ slot, teamId, seed, feeds }) => {
      const known = field.get(slot);
      return known?.id === teamId && known.seed === seed && known.feeds === feeds;
    });
  const sameDays = imported.games.every(({ key, tipoffAt }) => before?.games.get(key)?.tipoffAt === tipoffAt);
  const sameSeason = before?.opensAt === imported.opensAt && before.regions.join() === imported.regions.join();
  const otherField = before !== undefined && !sameField;
  return { before, results, otherField, differs: results.length > 0 || !sameField || !sameDays || !sameSeason };
}

const sameScore = (
  a: ImportedTournament['games'][number]['result'] | undefined,
  b: ImportedTournament['games'][number]['result'],
): boolean => a === b || (a != null && b !== null && a.score1 === b.score1 && a.score2 === b.score2 && a.overtime === b.overtime);

/** Writes a tournament in the place of what is there. Results that are known stay where the files have none. */
export async function keepTournament(tx: Tx, invalidate: Invalidate, imported: ImportedTournament): Promise<void> {
  const { season, opensAt, regions, field, games } = imported;
  const values = { opens_at: opensAt, regions: regions.join(',') };
  await tx
    .insertInto('ncaab_seasons')
    .values({ season, ...values })
    .onConflict((conflict) => conflict.column('season').doUpdateSet(values))
    .execute();
  await tx.deleteFrom('ncaab_field').where('season', '=', season).execute();
  await tx
    .insertInto('ncaab_field')
    .values(field.map(({ slot, teamId, seed, feeds }) => ({ season, slot, team_id: teamId, seed, feeds })))
    .execute();
  const events = await tournamentEvents(tx, season);
  const stored = (await readRecords(tx, season))?.games;
  await tx.deleteFrom('ncaab_games').where('season', '=', season).execute();
  await tx
    .insertInto('ncaab_games')
    .values(
      games.map(({ key, tipoffAt, result, walkover }) => {
        const known = result || walkover ? { result, walkover } : (stored?.get(key) ?? { result: null, walkover: null });
        return {
          season,
          game: key,
          tipoff_at: tipoffAt,
          score1: known.result?.score1 ?? null,
          score2: known.result?.score2 ?? null,
          overtime: known.result?.overtime ? 1 : 0,
          walkover: known.walkover,
        };
      }),
    )
    .execute();
  for (const { key, result } of games) {
    const event = events.get(key);
    if (event && result) await putResult(tx, event.id, result);
  }
  invalidate(tag.tournament(season));
}
