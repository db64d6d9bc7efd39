import { z } from 'zod';
import { contestType } from './admin';
import { contestNotices } from './contests';
import { defineApi } from './endpoint';
import { flagParam, idParam, success } from './fields';

/** Types of notices a player may ask for, game by game; a contest may add its own. */
export const noticeType = z.enum(['scoring_play', 'final', ...contestNotices]);
export type NoticeType = z.infer<typeof noticeType>;

export const pushApi = defineApi({
  'GET utils/rfn': {
    summary: 'Registers for notifications: names the device (vid) and its kind (dt), when the caller has them.',
    access: 'player',
    query: z.object({ vid: z.string().min(1).max(128).optional(), dt: z.string().min(1).max(64).optional() }),
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
      keys: z.object({ p256dh: z.string().min(80).max(120), auth: z.string().min(20).max(40) }),
      vid: z.string().min(1).max(128).optional(),
    }),
    data: success,
  },
  'POST utils/push_unsubscribe': {
    summary: 'Forgets a push subscription.',
    access: 'player',
    body: z.object({ endpoint: z.string().max(2000) }),
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
