import type { Tx } from '../../ground/db/database';
import { derive, type Derivation } from '../../ground/memory/derive';
import { PassedOver } from '../../ground/passed-over';
import { Refusal } from '../../ground/refusal';
import { groupsRun, runsContest } from '../../ground/roles.rules';
import type { Viewer } from '../../ground/viewer';
import { groupName } from '../../people/groups/groups.store';
import { archiveGroupsOf, type ArchivedSeason } from '../archives/archives.store';
import type { Contest } from '../contest';
import type { Memberships } from '../entries/directory';
import { isSameContest } from '../entries/wanted-contest';
import type { Memories } from '../memories';
import { archivedContest } from './archived.rules';
import { roundsOf, seasonsOf, type PlayedContest, type PlayedPeriod } from './played.rules';
import { playersOf, type CirclePlayer } from './players.rules';
import { recordsOf, type CircleRecord } from './records.rules';
import type { ResultsSource } from './results-source';
import { shelvesOf, type Shelf } from './shelf.rules';

/** Kinds of contest whose periods have results, and where contests are found. */
export interface Results {
  readonly kinds: readonly { readonly name: string; readonly source: ResultsSource }[];
  readonly memories: Memories;
}

/** A group of players, and what its contests came to that the viewer may see. */
export interface Circle {
  readonly group: number;
  readonly contests: readonly PlayedContest[];
  /** In the order in which they ended. */
  readonly rounds: readonly PlayedPeriod[];
  readonly seasons: readonly PlayedPeriod[];
  readonly players: readonly CirclePlayer[];
  readonly records: readonly CircleRecord[];
  readonly shelves: readonly Shelf[];
}

const RESULT_BYTES = 200;
const circles: Derivation<Circle> = {
  name: 'circles over the years',
  weigh: ({ rounds, seasons }) => [...rounds, ...seasons].reduce((sum, one) => sum + one.results.size * RESULT_BYTES, 2000),
};

/** The groups in which a viewer has an entry or had one; for who has none, those that they run. By number. */
export async function circlesOf(tx: Tx, memberships: Memberships, viewer: Viewer): Promise<number[]> {
  const played = (await memberships.contestsOf(viewer.userId)).map(({ groupNumber }) => groupNumber);
  const own = [...played, ...(await archiveGroupsOf(tx, viewer.userId))];
  const run = own.length > 0 ? [] : groupsRun(viewer);
  const groups = run === 'all' ? [viewer.groupNumber] : [...own, ...run];
  return [...new Set(groups)].sort((a, b) => a - b);
}

/** What groups are called, in their order. */
export async function namesOf(tx: Tx, groups: readonly number[]): Promise<{ ID: number; Name: string }[]> {
  const named: { ID: number; Name: string }[] = [];
  for (const group of groups) named.push({ ID: group, Name: await groupName(tx, group) });
  return named;
}

export const noSuchCircle = (): Refusal =>
  new Refusal('not_found', 'There is no such circle, or you are not in it.', { group: 'is not one of your circles' });

/** Reads a circle as a viewer may see it; undefined where they may see nothing of it. @param now site time, epoch ms */
export async function readCircle(
  tx: Tx,
  { kinds, memories }: Results,
  viewer: Viewer,
  { group, now }: { group: number; now: number },
): Promise<Circle | undefined> {
  const memberships = memories.directory.in(tx);
  const archives = await memories.archives.readIn(tx, group);
  const shown = await contestsShown(memberships, viewer, { group, archives });
  if (shown.length === 0) return undefined;
  const passed = new PassedOver();
  const contests: PlayedContest[] = [];
  for (const { contest, base } of shown) {
    const kind = kinds.find(({ source }) => source.type === contest.type);
    if (!kind) continue;
    const { name, source } = kind;
    const archive = archives.find((one) => one.contest === contest);
    if (archive) {
      contests.push(archivedContest(archive, kind, base !== undefined));
      continue;
    }
    // One that is broken is left out, and the others are told.
    const results = await passed.over(`contest ${contest.id}`, () => source.read(tx, contest, now));
    if (results) contests.push({ contest, kind: name, source, results, entries: await memberships.entriesOf(contest.id), base });
  }
  const inputs = contests.flatMap(({ contest, results, entries, base }) => [contest, results, entries, base?.id ?? 0]);
  return derive(memories.db, circles, [group, ...inputs], () => circleOf(group, contests));
}

/** Pure. */
export function circleOf(group: number, contests: readonly PlayedContest[]): Circle {
  const [rounds, seasons] = [roundsOf(contests), seasonsOf(contests)];
  const periods = [...rounds, ...seasons];
  return {
    ...{ group, contests, rounds, seasons },
    players: playersOf(contests, periods),
    records: recordsOf(contests, rounds, seasons),
    shelves: shelvesOf(periods),
  };
}

/**
 * The contests of a group that a viewer is in or runs, and their earlier years, which are their circle's history even where they did not
 * play; by year. Archived seasons are among them.
 */
export async function contestsShown(
  memberships: Memberships,
  viewer: Viewer,
  { group, archives }: { group: number; archives: readonly ArchivedSeason[] },
): Promise<{ contest: Contest; base: Contest | undefined }[]> {
  const opens = await openTo(memberships, viewer, archives);
  const all = [...(await memberships.contestsOfGroup(group)), ...archives.map(({ contest }) => contest)];
  const open = all.filter(opens);
  return all
    .filter((one) => open.some((other) => isSameContest(one, other) && one.year <= other.year))
    .sort((a, b) => a.year - b.year || a.id - b.id)
    .map((contest) => ({ contest, base: opens(contest) ? open.find((other) => isSameContest(contest, other)) : undefined }));
}

/** Whether a contest or an archived season opens to a viewer: who has an entry in it, or runs it. */
async function openTo(
  memberships: Memberships,
  viewer: Viewer,
  archives: readonly ArchivedSeason[],
): Promise<(contest: Contest) => boolean> {
  const own = new Set((await memberships.contestsOf(viewer.userId)).map(({ id }) => id));
  for (const { contest, entries } of archives) if (entries.some(({ userId }) => userId === viewer.userId)) own.add(contest.id);
  return (contest) => own.has(contest.id) || runsContest(viewer, contest);
}

/** The archived seasons of a group that open to a viewer, the latest year first. */
export async function archivesOpen(tx: Tx, { memories }: Results, viewer: Viewer, group: number): Promise<ArchivedSeason[]> {
  const archives = await memories.archives.readIn(tx, group);
  const opens = await openTo(memories.directory.in(tx), viewer, archives);
  return archives.filter(({ contest }) => opens(contest));
}
