import { tag } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { readSetting, writeSetting } from '../../ground/settings/settings.store';
import { route } from '../../web/http/route';
import type { AccountsContext } from '../accounts/accounts-context';
import { revokeAllDevices } from '../accounts/devices.store';
import { readFactor, REQUIRED_OF_ADMINS } from '../accounts/factor.store';
import { findUser, listUsers } from '../accounts/users.store';
import { logActivity } from '../activity/activity.store';
import { removeAllPasskeys } from './passkeys.store';

const success = { result: 'success' as const };

/** What administrators decide about second factors. */
export function passkeyAdminRoutes(ctx: AccountsContext): void {
  requirementRoute(ctx);
  removalRoute(ctx);
}

function requirementRoute(ctx: AccountsContext): void {
  route(ctx, 'POST ad/require_passkeys', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      // Whoever asks it of all must have one, or nobody might be left to take it back.
      if (body.required === 1 && !(await readFactor(tx, viewer.userId)).hasPasskey)
        throw new Refusal('conflict', 'Add a passkey of your own first.', { required: 'needs a passkey of yours' });
      const before = await readSetting(tx, REQUIRED_OF_ADMINS);
      await writeSetting(tx, REQUIRED_OF_ADMINS, String(body.required));
      for (const user of await listUsers(tx)) if (user.is_admin === 1) invalidate(tag.user(user.id));
      await logActivity(tx, {
        at: ctx.clock.now(),
        action: 'passkey.required_of_admins',
        by: viewer,
        ip: request.ip,
        before: { required: before === '1' },
        after: { required: body.required === 1 },
        place: 'site',
      });
      return success;
    }),
  );
}

/** For a player who has lost them all. */
function removalRoute(ctx: AccountsContext): void {
  route(ctx, 'POST ad/remove_passkeys', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const user = await findUser(tx, body.user_id);
      if (!user) throw new Refusal('not_found', 'There is no such user.', { user_id: 'is not known' });
      if (user.id === viewer.userId) throw new Refusal('conflict', 'Remove your own passkeys in your account settings.');
      const removed = await removeAllPasskeys(tx, invalidate, user.id);
      await revokeAllDevices(tx, invalidate, { userId: user.id, now: ctx.wall.now() });
      await logActivity(tx, {
        at: ctx.clock.now(),
        action: 'passkey.all_removed',
        by: viewer,
        ip: request.ip,
        after: { id: user.id, removed },
        place: { group: user.group_number },
      });
      return success;
    }),
  );
}
