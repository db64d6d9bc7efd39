import type { AvailableGolferRow, DataOf } from '@poolhouse/contract';
import type { Tx } from '../../../ground/db/database';
import { runsContest } from '../../../ground/roles.rules';
import type { Viewer } from '../../../ground/viewer';
import type { Contest, Entry } from '../../contest';
import { entriesIn } from '../../entries/access';
import { tournamentFields } from '../board/config-row';
import { openEvent } from '../board/play';
import { isoOf } from '../board/tournament-rows';
import type { TournamentFacts } from '../golf';
import { pick1Contest } from '../golf-contest';
import { boardOf, type GolfMemories } from '../golf-memories';
import type { Board } from '../rules/board.rules';
import { readForm, type Form } from '../stats/form';
import { pick1Of, pick1Taken, picksOf } from '../stores/picks.store';

interface Asking {
  viewer: Viewer;
  contest: Contest;
  /** Undefined for who plays Pick1 alone. */
  entry: Entry | undefined;
  now: number;
}

/** The next tournament's golfers by group, with what helps to choose, and what the entry has saved. */
export async function makePicksData(tx: Tx, memories: GolfMemories, asking: Asking): Promise<DataOf<'GET golf/makepicksdata'>> {
  const { viewer, contest } = asking;
  const chosen = await readChoice(tx, memories, asking);
  const { own, facts, board, hasField, saved, taken } = chosen;
  return {
    config: { data: [configRow(asking, chosen)] },
    entries: { data: own.map(({ id, name }) => ({ id, entry_name: name })) },
    available_golfers: {
      data: facts && board && hasField ? availableRows(facts, board, await readForm(tx, facts), runsContest(viewer, contest)) : [],
    },
    current_picks: {
      data: (saved?.golfers ?? []).flatMap((golferId, slot) =>
        golferId === null ? [] : [{ ID: slot + 1, Golfer_ID: golferId, Name: board?.byId.get(golferId)?.name ?? '' }],
      ),
    },
    pick1_taken: { data: [...taken].map((ID) => ({ ID })) },
  };
}

type Choice = Awaited<ReturnType<typeof readChoice>>;

/** The tournament that is open, and what the viewer's entries have saved for it. */
async function readChoice(tx: Tx, memories: GolfMemories, { viewer, contest, entry, now }: Asking) {
  const memberships = memories.directory.in(tx);
  const own = await entriesIn(memberships, contest.id, viewer.userId);
  const pick1 = await pick1Contest(memberships, contest);
  const season = await memories.seasons.readIn(tx, contest.id);
  const event = openEvent(season, now);
  const facts = event ? await memories.facts.readIn(tx, event.tid) : null;
  const [pick1Entry] = pick1 ? await entriesIn(memberships, pick1.id, viewer.userId) : [];
  return {
    own,
    season,
    event,
    facts,
    board: facts ? boardOf(memories, facts, now) : undefined,
    hasField: facts?.field.some(({ groupNum }) => groupNum !== null) ?? false,
    saved: event && entry ? (await picksOf(tx, contest.id, event.tid)).get(entry.id) : undefined,
    pick1Entry,
    pick1: event && pick1Entry ? (await pick1Of(tx, event.tid)).get(pick1Entry.id) : undefined,
    taken: event && pick1Entry && season.settings.oncePerSeason ? await pick1Taken(tx, pick1Entry.id, event.tid) : [],
  };
}

const configRow = (
  { viewer, contest, entry }: Asking,
  { season, event, board, hasField, saved, pick1Entry, pick1 }: Choice,
): DataOf<'GET golf/makepicksdata'>['config']['data'][number] => ({
  ID: 1,
  contest_id: contest.id,
  contest_name: contest.name,
  entry_id: entry?.id ?? 0,
  EntryName: entry?.name ?? '',
  ...tournamentFields(board, contest.year),
  is_admin: runsContest(viewer, contest) ? 1 : 0,
  LockAt: isoOf(event?.tournament.firstTeeAt ?? null),
  SavedAt: isoOf(saved?.savedAt ?? null),
  Sentence: whyNoGolfers(event, hasField),
  pick1golf_entry_id: pick1Entry?.id ?? 0,
  pick1golf_contest_id: pick1Entry?.contestId ?? 0,
  pick1: pick1?.golferId ?? 0,
  Pick1SavedAt: isoOf(pick1?.savedAt ?? null),
  Pick1Override: pick1?.reason ?? '',
  self_pick1: season.settings.selfPick1 ? 1 : 0,
});

function whyNoGolfers(event: Choice['event'], hasField: boolean): string {
  if (!event) return 'No tournament is left to pick for.';
  return hasField ? '' : `The groups of ${event.tournament.name} are not published yet.`;
}

function availableRows({ field }: TournamentFacts, board: Board, form: ReadonlyMap<number, Form>, isAdmin: boolean): AvailableGolferRow[] {
  return field.flatMap(({ golferId, name, groupNum, odds }) => {
    const golfer = board.byId.get(golferId);
    if (groupNum === null || !golfer) return [];
    const own = form.get(golferId);
    const first = golfer.cards[0];
    return [
      {
        ID: golferId,
        Golfer_ID: golferId,
        Name: name,
        Group_Num: groupNum,
        code: own?.country ?? '',
        Rank: own?.rank ?? null,
        Tee_Time: isoOf(first?.teeAt ?? null),
        back_nine: first?.startHole === 10 ? 1 : 0,
        Avg_Birdies: own?.bpr ?? null,
        Holes_Per_Eagle: own?.hpe ?? null,
        Cuts_Made: own && own.events > 0 ? `${own.cuts}/${own.events}` : '',
        Consecutive_Cuts: own?.cc ?? null,
        GIR: own?.gir ?? null,
        Withdrawn: isoOf(golfer.withdrawnAt),
        ...(isAdmin ? { Odds: odds } : {}),
      },
    ];
  });
}
