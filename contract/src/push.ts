import { z } from 'zod';
import { contestType } from './contest-type';
import { contestNotices } from './contests';
import { defineApi } from './endpoint';
import { flagParam, idParam, secretText, success } from './fields';

/** Types of notices a player may ask for, game by game; a contest may add its own. */
export const noticeType = z.enum(['scoring_play', 'final', ...contestNotices]);
export type NoticeType = z.infer<typeof noticeType>;

export const pushApi = defineApi({
  'GET utils/rfn': {
    summary: 'Registers for notifications: names the device (vid) and its kind (dt), when the caller has them.',
    access: 'player',
    writes: true,
    query: z.object({ vid: secretText(128).min(1).optional(), dt: secretText(64).min(1).optional() }),
    data: z.object({
      result: z.literal('success'),
      /** Public VAPID key, base64url; what a browser subscribes with. */
      key: z.string(),
      /** Whether this device has a live subscription. */
      subscribed: z.boolean(),
    }),
  },
  'POST utils/push_subscription': {
    summary: 'Keeps a browser push subscription for the signed-in player and this device.',
    access: 'player',
    body: z.object({
      endpoint: z.url({ protocol: /^https?$/ }).max(2000),
      keys: z.object({ p256dh: secretText(120).min(80), auth: secretText(40).min(20) }),
      vid: secretText(128).min(1).optional(),
    }),
    data: success,
  },
  'POST utils/push_unsubscribe': {
    summary: 'Forgets a push subscription.',
    access: 'player',
    body: z.object({ endpoint: secretText(2000) }),
    data: success,
  },
  'POST utils/push_test': {
    summary: "Sends a test notice to the player's devices; says how many were reached.",
    access: 'player',
    data: success.extend({ sent: z.number().int() }),
  },
  'GET utils/register_for_notifications': {
    summary: 'Asks for, or no longer for, one type of notice of one game.',
    access: 'player',
    writes: true,
    query: z.object({
      event_id: idParam,
      type: noticeType,
      active: flagParam,
      /** The contest whose board the bell is on, and which the notice opens; without it, one of the player's that shows the game. */
      contest: contestType.optional(),
    }),
    data: success,
  },
});
