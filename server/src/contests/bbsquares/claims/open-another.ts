import type { Invalidate, Tx } from '../../../ground/db/database';
import type { Viewer } from '../../../ground/viewer';
import { logActivity } from '../../../people/activity/activity.store';
import { contestFor } from '../../entries/access';
import { addContest } from '../../entries/contests.store';
import type { Memberships } from '../../entries/directory';
import { squaresKind } from '../bbsquares.kind';
import { createBoard, readBoard } from '../board/boards.store';

/** Opens another board of the same group and year with the same settings: 'Oak Street 2', then 3. */
export async function openAnother(
  {
    tx,
    invalidate,
    memberships,
    viewer,
    ip,
    now,
  }: { tx: Tx; invalidate: Invalidate; memberships: Memberships; viewer: Viewer; ip: string; now: number },
  contestId: number,
): Promise<{ result: 'success'; id: number }> {
  const contest = await contestFor(memberships, viewer, squaresKind.type, contestId);
  const { type, year, groupNumber } = contest;
  const siblings = (await memberships.contestsOfGroup(groupNumber)).filter((one) => one.type === type && one.year === year);
  const name = nextName(
    contest.name,
    siblings.map((one) => one.name),
  );
  const id = await addContest(tx, invalidate, { type, name, year, groupNumber, now });
  await createBoard(tx, invalidate, id, { now, from: await readBoard(tx, contest.id, now) });
  await logActivity(tx, { at: now, action: 'contest.added', by: viewer, ip, after: { id, type, name, year }, place: { contest: id } });
  return { result: 'success', id };
}

function nextName(name: string, taken: readonly string[]): string {
  const base = name.replace(/ \d+$/, '');
  let number = 2;
  while (taken.includes(`${base} ${number}`)) number += 1;
  return `${base} ${number}`;
}
