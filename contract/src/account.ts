import { z } from 'zod';
import { defineApi } from './endpoint';
import { success } from './fields';

export const session = z.object({
  username: z.string(),
  group_number: z.number().int(),
  /** Contest names in the order of the site's list. */
  user_contests: z.array(z.string()),
  is_admin: z.boolean(),
  /** Only when the sign-in was with a password: what the browser keeps instead of it. */
  device_secret: z.string().optional(),
});
export type Session = z.infer<typeof session>;

/** Who can sign in to the demo league; empty outside it. */
export const welcome = z.object({
  practice: z.boolean(),
  demo: z.object({ password: z.string(), users: z.array(z.object({ username: z.string(), about: z.string() })) }).optional(),
});
export type Welcome = z.infer<typeof welcome>;

export const accountApi = defineApi({
  'POST na/signin': {
    summary: 'Signs in with user name or e-mail and password, or again with a device secret.',
    access: 'anyone',
    body: z.object({ username: z.string().trim().min(1).max(254), password: z.string().min(1).max(200) }),
    data: session,
  },
  'GET na/welcome': { summary: 'What a newcomer may know: is this a demo, and who can sign in to it.', access: 'anyone', data: welcome },
  'POST na/firstadmin': {
    summary: 'Creates the first administrator with the one-time token that the server printed at its first start.',
    access: 'anyone',
    body: z.object({ token: z.string().max(100), email: z.email().max(254), name: z.string().trim().min(1).max(40), password: z.string().min(1).max(20) }),
    data: success,
  },
  'GET utils/logout': { summary: 'Signs out: revokes the device secret that made the call.', access: 'player', data: success },
  'POST utils/logout': { summary: 'Signs out: revokes the device secret that made the call.', access: 'player', data: success },
});
