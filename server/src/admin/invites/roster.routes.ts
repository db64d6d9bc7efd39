import type { Invalidate, Tx } from '../../ground/db/database';
import { perform, rehearse } from '../../ground/db/rehearse';
import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import { FileRefused } from '../../sport/imports/csv-file';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import type { AdminDeps } from '../admin-deps';
import { knownContest } from '../contests/contests.routes';
import { meantGroup } from '../facts/own-group';
import { succeed } from '../succeed';
import { refuseRefused, rosterOf, takeRoster, type RosterRequest } from './roster';

interface List {
  viewer: Viewer;
  ip: string;
  groupNumber: number | undefined;
  contestId?: number | undefined;
  dryRun: boolean;
  requests: readonly RosterRequest[];
}

/** Many players at once: a pasted list of addresses, or a file. */
export function rosterRoutes(ctx: Context, { contests: { plugs } }: AdminDeps): void {
  const work = rosterWork(ctx, plugs);
  const take = async (list: List) => {
    if (list.viewer.isAdmin) return perform(ctx.db, list.dryRun, work(list));
    // What it comes to is known from a rehearsal in which who plays elsewhere is a newcomer like any other.
    const outcome = await rehearse(ctx.db, work({ ...list, dryRun: true }, new Map()));
    if (list.dryRun) return outcome;
    refuseRefused(outcome.lines.data);
    await ctx.db.write(work(list));
    return outcome;
  };

  route(ctx, 'POST ad/add_people', ({ body, viewer, request }) =>
    take({
      viewer,
      ip: request.ip,
      groupNumber: body.group_number,
      contestId: body.contest_id,
      dryRun: body.dry_run === 1,
      requests: body.emails.map((email, n) => ({ line: n + 1, email, name: '', entryName: '', contest: '' })),
    }),
  );

  route(ctx, 'POST ad/import_roster', ({ body, viewer, request }) =>
    take({ viewer, ip: request.ip, groupNumber: body.group_number, dryRun: body.dry_run === 1, requests: requestsOf(body.csv) }),
  );
}

/** The work of a list, within a transaction; `standIns` stand for players of other groups. */
function rosterWork(ctx: Context, plugs: AdminDeps['contests']['plugs']) {
  return ({ viewer, ip, groupNumber, contestId, dryRun, requests }: List, standIns?: Map<string, number>) =>
    async (tx: Tx, invalidate: Invalidate) => {
      const contest = contestId === undefined ? undefined : await knownContest(tx, contestId);
      const group = contest?.groupNumber ?? meantGroup(viewer, groupNumber);
      const lines = await takeRoster(
        tx,
        invalidate,
        { ctx, plugs, viewer, ip, groupNumber: group, contest, ...(standIns ? { standIns } : {}) },
        requests,
      );
      if (!dryRun) refuseRefused(lines);
      const count = (what: string) => lines.filter((line) => line.what === what).length;
      const refused = count('refused') > 0 ? `, ${count('refused')} refused` : '';
      return {
        ...succeed(rosterWords({ invited: count('new'), entered: count('enters'), known: count('known') }, dryRun) + refused),
        lines: { data: lines },
      };
    };
}

function requestsOf(csv: string): RosterRequest[] {
  try {
    return rosterOf(csv);
  } catch (error) {
    if (error instanceof FileRefused) throw new Refusal('bad_input', error.message, { csv: 'cannot be read' });
    throw error;
  }
}

/** What was done, or would be: a look says of nobody that they are invited. */
function rosterWords({ invited, entered, known }: { invited: number; entered: number; known: number }, dryRun: boolean): string {
  return dryRun
    ? `${invited} to be invited, ${entered} to be entered, ${known} in already; nothing is done yet`
    : `${invited} invited, ${entered} entered, ${known} in already`;
}
