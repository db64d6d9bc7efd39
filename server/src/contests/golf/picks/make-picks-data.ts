import type { AvailableGolferRow, DataOf } from '@poolhouse/contract';
import type { Tx } from '../../../ground/db/database';
import { runsContest } from '../../../ground/roles.rules';
import type { Viewer } from '../../../ground/viewer';
import type { Contest, Entry } from '../../contest';
import { tournamentFields } from '../board/config-row';
import { openEvent } from '../board/play';
import { pick1Contest } from '../board/pick1-rows';
import { isoOf } from '../board/tournament-rows';
import { boardOf, type GolfMemories } from '../golf-memories';
import type { TournamentFacts } from '../golf';
import type { Board } from '../rules/board.rules';
import { readForm, type Form } from '../stats/form';
import { pick1Of, pick1Taken, picksOf } from '../stores/picks.store';

/** The next tournament's golfers by group, with what helps to choose, and what the entry has saved. @param entry undefined for who plays Pick1 alone */
export async function makePicksData(
  tx: Tx,
  memories: GolfMemories,
  { viewer, contest, entry, now }: { viewer: Viewer; contest: Contest; entry: Entry | undefined; now: number },
): Promise<DataOf<'GET golf/makepicksdata'>> {
  const memberships = await memories.directory.readIn(tx);
  const own = memberships.entriesByUser.get(viewer.userId) ?? [];
  const season = await memories.seasons.readIn(tx, contest.id);
  const event = openEvent(season, now);
  const facts = event ? await memories.facts.readIn(tx, event.tid) : null;
  const board = facts ? boardOf(facts, now) : undefined;
  const saved = event && entry ? (await picksOf(tx, contest.id, event.tid)).get(entry.id) : undefined;
  const hasField = facts?.field.some(({ groupNum }) => groupNum !== null) ?? false;
  const pick1Entry = own.find(({ contestId }) => contestId === pick1Contest(memberships, contest)?.id);
  const pick1 = event && pick1Entry ? (await pick1Of(tx, event.tid)).get(pick1Entry.id) : undefined;
  const taken = event && pick1Entry && season.settings.oncePerSeason ? await pick1Taken(tx, pick1Entry.id, event.tid) : [];
  return {
    config: {
      data: [
        {
          ID: 1,
          contest_id: contest.id,
          contest_name: contest.name,
          entry_id: entry?.id ?? 0,
          EntryName: entry?.name ?? '',
          ...tournamentFields(board, contest.year),
          is_admin: runsContest(viewer, contest) ? 1 : 0,
          LockAt: isoOf(event?.tournament.firstTeeAt ?? null),
          SavedAt: isoOf(saved?.savedAt ?? null),
          Sentence: event
            ? hasField
              ? ''
              : `The groups of ${event.tournament.name} are not published yet.`
            : 'No tournament is left to pick for.',
          pick1golf_entry_id: pick1Entry?.id ?? 0,
          pick1: pick1?.golferId ?? 0,
          Pick1SavedAt: isoOf(pick1?.savedAt ?? null),
          Pick1Override: pick1?.reason ?? '',
          self_pick1: season.settings.selfPick1 ? 1 : 0,
        },
      ],
    },
    entries: { data: own.filter(({ contestId }) => contestId === contest.id).map(({ id, name }) => ({ id, entry_name: name })) },
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
