import type { Viewer } from '../../../ground/viewer';
import type { Context } from '../../../web/context';
import { route, type Call } from '../../../web/http/route';
import type { Memories } from '../../memories';
import { keepRoom } from '../auction.store';
import { wantedToRun, type Which } from '../which';
import { answerProxies, nominate, noteAct, writeAuction } from './auction-write';
import type { AuctionWriter } from './auction-writer';
import { pause, resume, undo } from './auctioneer-acts';
import { wantedLot } from './bid.routes';
import { refuseSettings } from './refuse-settings';
import { settingsOf } from './settings-words';

interface Site {
  ctx: Context;
  memories: Memories;
}

/** The auctioneer's calls. */
export function auctioneerRoutes(ctx: Context, memories: Memories): void {
  const site = { ctx, memories };
  route(ctx, 'POST bbauction/update_config', (call) => putUp(site, call));
  route(ctx, 'POST bbauction/settings', (call) => changeSettings(site, call));

  route(ctx, 'POST bbauction/undo', async ({ body: { reason, ...which }, viewer, request: { ip } }) =>
    asAuctioneer(site, which, viewer, async (writer) => {
      await undo(writer, ctx, viewer, { ip, reason });
      return seqOf(writer);
    }),
  );

  route(ctx, 'POST bbauction/pause', async ({ body: { reason, ...which }, viewer, request: { ip } }) =>
    asAuctioneer(site, which, viewer, async (writer) => {
      await pause(writer, viewer, ip, reason);
      return seqOf(writer);
    }),
  );

  route(ctx, 'POST bbauction/resume', async ({ body, viewer, request: { ip } }) =>
    asAuctioneer(site, body, viewer, async (writer) => {
      await resume(writer, viewer, ip);
      return seqOf(writer);
    }),
  );
}

/** A write of whoever runs the auction, which stands in its log and in its group's. */
async function asAuctioneer<T>(
  { ctx, memories }: Site,
  which: Which,
  viewer: Viewer,
  work: (writer: AuctionWriter) => Promise<T>,
): Promise<T> {
  const auction = await wantedToRun(memories.directory.now, viewer, which, ctx.clock.now());
  return writeAuction(ctx, memories, auction, work);
}

const seqOf = ({ state }: AuctionWriter) => ({ result: 'success' as const, seq: state.lastSeq });

/** Puts a team up, the one that is named or by lot; or stops drafting, or goes on. */
function putUp(site: Site, { body, viewer, request: { ip } }: Call<'POST bbauction/update_config'>) {
  const { current_team: teamId, drafting, year, group, group_id, contest_id } = body;
  return asAuctioneer(site, { year, group, group_id, contest_id }, viewer, async (writer) => {
    const before = writer.state.lastSeq;
    if (drafting === 0 && writer.state.phase === 'drafting') {
      await pause(writer, viewer, ip, 'Not drafting');
      return { result: 'success' as const, current_team: 0 };
    }
    if (writer.state.phase === 'paused') await resume(writer, viewer, ip);
    if (teamId === undefined) return { result: 'success' as const, current_team: writer.state.block?.lot ?? 0 };
    const kind = teamId === 0 ? 'random' : 'clicked';
    const up = await nominate(writer, teamId === 0 ? undefined : wantedLot(writer, teamId), { by: viewer, kind });
    if (writer.state.lastSeq > before) await noteAct(writer, viewer, ip, { action: 'nominated', after: { lot: up, kind } });
    return { result: 'success' as const, current_team: up };
  });
}

function changeSettings(site: Site, { body, viewer, request: { ip } }: Call<'POST bbauction/settings'>) {
  const { year, group, group_id, contest_id, ...wished } = body;
  return asAuctioneer(site, { year, group, group_id, contest_id }, viewer, async (writer) => {
    const settings = settingsOf(wished);
    refuseSettings(writer, settings);
    if (writer.state.phase === 'setup')
      await keepRoom(writer.tx, writer.invalidate, { ...writer.room, settings: { ...writer.state.settings, ...settings } });
    else await writer.append({ type: 'settings', byUser: viewer.userId, settings });
    await answerProxies(writer);
    await noteAct(writer, viewer, ip, { action: 'settings', after: settings });
    return seqOf(writer);
  });
}
