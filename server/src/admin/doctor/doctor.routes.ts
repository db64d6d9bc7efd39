import type { DoctorFindingRow } from '@poolhouse/contract';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import { succeed } from '../succeed';
import { DoctorDesk, lastFound, type Examine } from './doctor-desk';
import { look } from './finding';

/** What is bad comes first here: on a page the eye begins at the top. */
const ORDER: Readonly<Record<DoctorFindingRow['level'], number>> = { bad: 0, look: 1, good: 2 };

/** Of a server that is no program of its own. */
const nobody: Examine = async () => [
  look('Doctor', 'There is no program here that could look at the site.', 'Run npx poolhouse doctor beside it.'),
];

/** The doctor as a page. */
export function doctorRoutes(ctx: Context, examine: Examine = nobody): void {
  const desk = new DoctorDesk(ctx.db, ctx.wall, examine);
  route(ctx, 'GET ad/doctor', () =>
    ctx.db.read(async (tx) => {
      const last = await lastFound(tx);
      const rows = [...(last?.findings ?? [])].sort((a, b) => ORDER[a.level] - ORDER[b.level]);
      return {
        findings: { data: rows.map(({ todo = '', ...row }, n) => ({ ID: n + 1, ...row, todo })) },
        at: last ? new Date(last.at).toISOString() : '',
        checking: desk.checking ? (1 as const) : (0 as const),
      };
    }),
  );
  route(ctx, 'POST ad/check_doctor', async () => {
    const already = desk.checking;
    void desk.check();
    return succeed(already ? 'it is being looked at' : 'looking; a minute at most on a large site');
  });
}
