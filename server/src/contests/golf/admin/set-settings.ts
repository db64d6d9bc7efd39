import type { DataOf } from '@poolhouse/contract';
import { Refusal } from '../../../ground/refusal';
import { logActivity } from '../../../people/activity/activity.store';
import type { Context } from '../../../web/context';
import type { Call } from '../../../web/http/route';
import type { Entry } from '../../contest';
import { contestFor } from '../../entries/access';
import { planOf } from '../board/play';
import type { GolfMemories, Season } from '../golf-memories';
import { golfKind } from '../golf.kind';
import { keepSettings, type GolfSettings } from '../stores/contest.store';
import { cents, writtenPlan } from './written-plan';

type SettingsCall = Call<'POST ad/golf_settings'>;
type RequestBody = SettingsCall['body'];

/** How a contest is played: its fee and prizes until the first tee, and who may do what. */
export const setSettings = (
  ctx: Context,
  memories: GolfMemories,
  { body, viewer, request }: SettingsCall,
): Promise<DataOf<'POST ad/golf_settings'>> =>
  ctx.db.write(async (tx, invalidate) => {
    const now = ctx.clock.now();
    const memberships = memories.directory.in(tx);
    const contest = await contestFor(memberships, viewer, golfKind.type, body.contest_id);
    const season = await memories.seasons.readIn(tx, contest.id);
    const { settings } = season;
    const money = body.entry_fee ?? body.weekly ?? body.overall ?? body.per_event;
    if (money !== undefined && settings.frozenAt !== null)
      throw new Refusal('conflict', 'The season has begun, and its amounts stand since its first tee. Nothing was changed.');
    const next = withPlan(withInput(settings, body), body, { season, entries: await memberships.entriesOf(contest.id) });
    await keepSettings(tx, invalidate, contest.id, next);
    await logActivity(tx, {
      at: now,
      action: 'golf.settings',
      by: viewer,
      ip: request.ip,
      before: { contest_id: contest.id, ...settings },
      after: { contest_id: contest.id, ...next },
      place: { contest: contest.id },
    });
    return { result: 'success' as const };
  });

/** What is not named stays. A new fee makes another pot, so amounts that were written for the old one are dropped. */
const withInput = (settings: GolfSettings, input: RequestBody): GolfSettings => ({
  ...settings,
  feeCents: input.entry_fee === undefined ? settings.feeCents : cents(input.entry_fee),
  sideActionOpen: input.side_action_open === undefined ? settings.sideActionOpen : input.side_action_open === 1,
  oncePerSeason: input.once_per_season === undefined ? settings.oncePerSeason : input.once_per_season === 1,
  selfPick1: input.self_pick1 === undefined ? settings.selfPick1 : input.self_pick1 === 1,
  plan: input.entry_fee === undefined ? settings.plan : null,
});

/** With the amounts that are written; those that are not are the usual ones of the pot. */
function withPlan(
  settings: GolfSettings,
  input: RequestBody,
  { season, entries }: { season: Season; entries: readonly Entry[] },
): GolfSettings {
  if (input.weekly === undefined && input.overall === undefined && input.per_event === undefined) return settings;
  const usual = planOf({ ...season, settings: { ...settings, plan: null } }, entries);
  return { ...settings, plan: writtenPlan(usual, input, season.events) };
}
