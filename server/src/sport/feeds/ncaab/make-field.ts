import type { Invalidate, Tx } from '../../../ground/db/database';
import { must } from '../../../ground/must';
import type { Activity } from '../../../people/activity/activity.store';
import { takeTournaments } from '../../imports/ncaab/import-ncaab';
import { changeOf, keepTeams } from '../../imports/ncaab/ncaab.store';
import { hasBegun, readRecords } from '../../tournament/tournament.store';
import { siteTeams, type SiteTeam } from './field-teams.store';
import { tournamentOfField, type FeedField } from './field.rules';
import { keepLearnt } from './tournament-feed.store';

/** What the site has of the year of a field: nothing, that field, another one, or a tournament that has begun. */
export type Stands = 'none' | 'same' | 'other' | 'begun';

export interface FieldState {
  stands: Stands;
  /** By the feed's ids. */
  teams: ReadonlyMap<string, SiteTeam>;
}

const teamsOf = ({ places }: FeedField) => places.flatMap(({ teams }) => teams);

/** How a reported field lies to what the site has. */
export async function fieldState(tx: Tx, field: FeedField): Promise<FieldState> {
  const teams = await siteTeams(tx, teamsOf(field));
  const before = await readRecords(tx, field.season);
  if (!before) return { stands: 'none', teams };
  if (await hasBegun(tx, field.season)) return { stands: 'begun', teams };
  const known = new Map(before.field.map(({ id, seed }) => [id, seed]));
  const same =
    field.missing.length === 0 &&
    known.size === teamsOf(field).length &&
    field.places.every((place) => place.teams.every(({ espnId }) => known.get(teams.get(espnId)?.id ?? 0) === place.seed));
  return { stands: same ? 'same' : 'other', teams };
}

interface Made extends Pick<Activity, 'by' | 'ip'> {
  field: FeedField;
  teams: FieldState['teams'];
  /** The region whose winner meets that of the field's first one. */
  meets: string;
  /** Site time, epoch ms. */
  now: number;
}

/**
 * Makes the tournament of a whole field, and learns what the feed says of its teams.
 *
 * @returns whether anything changed
 */
export async function makeField(tx: Tx, invalidate: Invalidate, { field, teams, meets, now, ...from }: Made): Promise<boolean> {
  const siteTeam = (espnId: string) => must(teams.get(espnId), 'a team of the field');
  const tournament = tournamentOfField(field, meets, (espnId) => siteTeam(espnId).id);
  const { differs } = await changeOf(tx, tournament);
  if (!differs) return false;
  const fresh = teamsOf(field).filter(({ espnId }) => siteTeam(espnId).fresh);
  await keepTeams(tx, new Map(fresh.map(({ espnId, name }) => [siteTeam(espnId).id, name])));
  const learnt = teamsOf(field).map(({ espnId, abbrev, color }) => ({ id: siteTeam(espnId).id, espnId, abbrev, color }));
  await keepLearnt(tx, invalidate, field.season, learnt);
  await takeTournaments(tx, invalidate, { tournaments: [tournament], teams: new Map(), now, from });
  return true;
}
