import type { DataOf, GolfRecapConfig } from '@poolhouse/contract';
import type { Tx } from '../../../ground/db/database';
import type { Context } from '../../../web/context';
import { route, type Call } from '../../../web/http/route';
import type { Contest, Entry } from '../../contest';
import { contestsFor } from '../../entries/access';
import { headWords } from '../../recaps/told.rules';
import { isoOf, tournamentRows } from '../board/tournament-rows';
import { ownPick1, unknownTournament, wantedGolf } from '../golf-contest';
import type { GolfMemories, Season } from '../golf-memories';
import { golfKind } from '../golf.kind';
import { seasonAt } from '../season/so-far';
import { correctionsOf, finalsOf } from '../stores/finals.store';
import { datesOfTournament } from './dates.rules';
import { recapOf } from './read-recap';
import { highlightRows, pickRows, raceRows, standingRows } from './recap-rows';
import type { TournamentRecap } from './tournament-recap.types';

type Recap = DataOf<'GET golf/recap'>;
type Event = Season['events'][number];

/** The recap of a tournament, which nothing changes any more, and the race of the season. */
export function recapRoutes(ctx: Context, memories: GolfMemories): void {
  route(ctx, 'GET golf/recap', (call) => ctx.db.read((tx) => recapData(tx, memories, call, ctx.clock.now())));
}

async function recapData(tx: Tx, memories: GolfMemories, { query, viewer }: Call<'GET golf/recap'>, now: number): Promise<Recap> {
  const memberships = memories.directory.in(tx);
  const { contest } = await wantedGolf(memberships, viewer, query.contest_id, now);
  const offered = await contestsFor(memberships, viewer, golfKind.type);
  const entries = await memberships.entriesOf(contest.id);
  const season = await seasonAt(tx, memories, contest.id, now);
  const frozen = season.settled.map(({ event }) => event);
  const event = shownRecap(season, frozen, query.tid);
  const own = await finalsOf(tx, contest.id, event ? [event.tid] : []);
  const mine = entries.find(({ userId }) => userId === viewer.userId);
  const recap = event && recapOf(season, event, own, entries);
  const pick1 = await ownPick1(memberships, contest, viewer.userId);
  return {
    config: { data: [{ ...configRow(contest, { event, mine, recap }), pick1golf_contest_id: pick1?.id ?? 0 }] },
    contests: { data: offered.filter(({ year }) => year === contest.year).map(({ id, name }) => ({ id, name })) },
    tournaments: { data: tournamentRows({ ...season, events: frozen }, now) },
    standings: { data: standingRows(own, entries, viewer.userId) },
    facts: { data: [...(recap?.facts ?? [])] },
    winner: { data: recap?.winners.length === 1 ? pickRows(own, recap.winners[0]?.entryId) : [] },
    mine: { data: recap ? pickRows(own, mine?.id) : [] },
    highlights: { data: event && !isCancelled(event) ? highlightRows(season, event, own, entries) : [] },
    corrections: { data: event ? await correctionRows(tx, event.tid, now) : [] },
    race: { data: raceRows(season, entries) },
  };
}

/** The tournament that is named, which may have no recap yet; else the latest that has one. */
function shownRecap({ events }: Season, frozen: readonly Event[], tid: number | undefined): Event | undefined {
  if (tid === undefined) return frozen.at(-1);
  if (!events.some((one) => one.tid === tid)) throw unknownTournament();
  return frozen.find((one) => one.tid === tid);
}

const isCancelled = ({ tournament }: Event): boolean => tournament.reported === 'CANCELLED';

interface Shown {
  event: Event | undefined;
  mine: Entry | undefined;
  recap: TournamentRecap | undefined;
}

const configRow = (contest: Contest, { event, mine, recap }: Shown): GolfRecapConfig => ({
  ID: 1,
  contest_id: contest.id,
  contest_name: contest.name,
  entry_id: mine?.id ?? 0,
  EntryName: mine?.name ?? '',
  tid: event?.tid ?? 0,
  Name: event?.tournament.name ?? '',
  OfficialAt: isoOf(event?.tournament.officialAt ?? null),
  cancelled: event && isCancelled(event) ? 1 : 0,
  double: event?.double ? 1 : 0,
  ...headWords(event && recap ? datesOfTournament(event.tournament) : '', recap, recap?.winners.map(({ name }) => name) ?? []),
  Mine: (mine && recap?.own.get(mine.id)) ?? '',
});

const correctionRows = async (tx: Tx, tid: number, now: number) =>
  (await correctionsOf(tx, tid)).filter(({ at }) => at <= now).map(({ id, at, text }) => ({ ID: id, at: isoOf(at), text }));
