import type { DataOf } from '@poolhouse/contract';
import type { Invalidate, Tx } from '../../../ground/db/database';
import { Refusal } from '../../../ground/refusal';
import type { Viewer } from '../../../ground/viewer';
import { logActivity } from '../../../people/activity/activity.store';
import type { Context } from '../../../web/context';
import type { Call } from '../../../web/http/route';
import type { Contest } from '../../contest';
import { contestFor } from '../../entries/access';
import type { Tournament } from '../golf';
import type { GolfMemories, Season } from '../golf-memories';
import { golfKind } from '../golf.kind';
import { proposedSeason, unfit } from '../rules/season.rules';
import { setSeason } from '../stores/contest.store';
import { allTournaments, tournamentsOfYear } from '../stores/tournaments.store';

type SeasonCall = Call<'POST ad/golf_season'>;

interface Chosen {
  tournament: Tournament;
  double: boolean;
}

/** The tournaments of a contest: proposed by the site or named by the administrator, and kept unless only the proposal is asked for. */
export const setTournaments = (
  ctx: Context,
  memories: GolfMemories,
  { body, viewer, request: { ip } }: SeasonCall,
): Promise<DataOf<'POST ad/golf_season'>> =>
  ctx.db.write(async (tx, invalidate) => {
    const now = ctx.clock.now();
    const contest = await contestFor(memories.directory.in(tx), viewer, golfKind.type, body.contest_id);
    const before = await memories.seasons.readIn(tx, contest.id);
    const chosen = body.tournaments ? await namedTournaments(tx, body.tournaments) : await proposal(tx, contest.year, body.events);
    for (const { tournament } of chosen) {
      const why = unfit(tournament);
      if (why) throw new Refusal('team_event', `${why} Nothing was changed.`, { tournaments: why });
    }
    if (body.propose_only !== 1) await keepChosen(tx, invalidate, { contest, before, chosen, viewer, ip, now });
    return { result: 'success' as const, tournaments: { data: chosen.map(chosenRow) } };
  });

async function namedTournaments(tx: Tx, wanted: NonNullable<SeasonCall['body']['tournaments']>): Promise<Chosen[]> {
  const ids = wanted.map(({ id }) => id);
  const known = new Map((await allTournaments(tx, ids)).map((one) => [one.id, one]));
  return wanted.map(({ id, double }) => {
    const tournament = known.get(id);
    if (!tournament) throw new Refusal('unknown_tournament', `There is no tournament ${id}. Nothing was changed.`);
    return { tournament, double: double === 1 };
  });
}

/** A tour's season may begin in the calendar year before the one that it is named after, so both are looked at. */
async function proposal(tx: Tx, year: number, events: number | undefined): Promise<Chosen[]> {
  return proposedSeason([...(await tournamentsOfYear(tx, year)), ...(await tournamentsOfYear(tx, year + 1))], year, events);
}

interface Keeping {
  contest: Contest;
  before: Season;
  chosen: readonly Chosen[];
  viewer: Viewer;
  ip: string;
  now: number;
}

/** The season's tournaments in the order in which they tee off. Refused once the first one has. */
async function keepChosen(tx: Tx, invalidate: Invalidate, { contest, before, chosen, viewer, ip, now }: Keeping): Promise<void> {
  if (before.settings.frozenAt !== null)
    throw new Refusal(
      'conflict',
      'The season has begun: its tournaments and what they pay stand since its first tee. Nothing was changed.',
    );
  const sorted = [...chosen].sort((a, b) => a.tournament.firstTeeAt - b.tournament.firstTeeAt || a.tournament.id - b.tournament.id);
  const events = sorted.map(({ tournament, double }, n) => ({ tid: tournament.id, seq: n + 1, double }));
  await setSeason(tx, invalidate, contest.id, events);
  await logActivity(tx, {
    at: now,
    action: 'golf.season',
    by: viewer,
    ip,
    before: { contest_id: contest.id, tournaments: before.events.map(({ tid }) => tid) },
    after: { contest_id: contest.id, tournaments: events.map(({ tid }) => tid) },
    place: { contest: contest.id },
  });
}

const chosenRow = ({ tournament, double }: Chosen) => ({
  ID: tournament.id,
  Name: tournament.name,
  Start_Date: tournament.startDate,
  double: double ? (1 as const) : (0 as const),
});
