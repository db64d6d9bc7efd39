import { z } from 'zod';
import { defineApi } from './endpoint';
import { flag, group, id, newName, password, secretText, success, typedName } from './fields';

export const session = z.object({
  username: z.string(),
  group_number: z.number().int(),
  /** Contest names in the order of the site's list. */
  user_contests: z.array(z.string()),
  is_admin: z.boolean(),
  /** Whether the admin console is of use to this user: a site administrator, a commissioner or a helper. Left out by older servers. */
  administers: z.boolean().optional(),
  /** Whether a pool waits for the player's word on its new year. Left out by older servers. */
  asked: z.boolean().optional(),
  /** Only when the sign-in was with a password: what the browser keeps instead of it. */
  device_secret: z.string().optional(),
  /**
   * With it: a mark that the browser keeps when it signs out, and sends at its next sign-in, so that failed tries elsewhere do not keep the
   * player out.
   */
  familiar: z.string().optional(),
});
export type Session = z.infer<typeof session>;

/** Something to look at first in a demo, and as whom. */
const demoSight = z.object({
  title: z.string(),
  about: z.string(),
  username: z.string(),
  path: z.string(),
  /** What it looks like: rows of a board, a hole of golf, a bracket, squares, a team on the block, a form. Left out by older servers. */
  sketch: z.enum(['rows', 'hole', 'bracket', 'grid', 'hammer', 'desk']).optional(),
});
export type DemoSight = z.infer<typeof demoSight>;
export type DemoSketch = NonNullable<DemoSight['sketch']>;
/** A moment in which a demo can begin. */
const demoScene = z.object({ name: z.string(), title: z.string(), about: z.string() });

const demoFacts = z.object({
  password: z.string(),
  users: z.array(z.object({ username: z.string(), about: z.string() })),
  /** ISO instant at which its clock began; left out by older servers, as all that follows. */
  starts: z.string().optional(),
  /** The best first. */
  sights: z.array(demoSight).optional(),
  /** The other moments in which it can begin; left out where it cannot begin anew as well. */
  scenes: z.array(demoScene).optional(),
});
export type DemoFacts = z.infer<typeof demoFacts>;

/** Who can sign in to the demo league, and what there is to see; empty outside it. */
export const welcome = z.object({ practice: z.boolean(), demo: demoFacts.optional() });
export type Welcome = z.infer<typeof welcome>;

/** What became of a link in a mail. `other_user`: the address names somebody else than the link was made for. */
export const linkState = z.enum(['good', 'used', 'expired', 'unknown', 'other_user']);
export type LinkState = z.infer<typeof linkState>;
export const linkMode = z.enum(['join', 'reset']);
export type LinkMode = z.infer<typeof linkMode>;

const linkInfo = z.object({
  state: linkState,
  /** What it is for; null where the link is unknown or somebody else's. */
  mode: linkMode.nullable(),
  /** Whose it is; '' where the link is unknown or somebody else's. */
  username: z.string(),
  /** ISO instant of the site's clock until which it works; ''. */
  expires: z.string(),
  /** The state in plain words; '' for a good link. */
  message: z.string(),
});
export type LinkInfo = z.infer<typeof linkInfo>;

/** The password is checked by the server in plain words: 1 to 20 characters. */
const setPassword = z.object({ guid: secretText(200), password: secretText(200) }).strict();

const linkQuery = z.object({ guid: secretText(200), user: secretText(254).optional() });

const deviceRow = z.object({
  id: z.number().int(),
  /** What the app called itself when it signed in. */
  application: z.string(),
  /** What its player calls it, else 'Chrome on Windows'; '' where nothing is known. */
  label: z.string(),
  /** ISO instants of real time. */
  created: z.string(),
  last_used: z.string(),
  /** 1 for the device that makes the call. */
  this_device: flag,
});
export type DeviceRow = z.infer<typeof deviceRow>;

export const accountApi = defineApi({
  'POST na/signin': {
    summary: 'Signs in with user name or e-mail and password, or again with a device secret.',
    access: 'anyone',
    body: z.object({ username: typedName, password, familiar: secretText(100).optional() }),
    data: session,
  },
  'GET na/welcome': { summary: 'What a newcomer may know: is this a demo, and who can sign in to it.', access: 'anyone', data: welcome },
  'POST na/begin_again': {
    summary: 'Puts a demo back to where it began, or to another moment of it. Exists on a demo alone.',
    access: 'anyone',
    body: z.object({ scene: z.string().max(20).optional() }).strict(),
    data: success,
  },
  'POST na/firstadmin': {
    summary: 'Creates the first administrator with the one-time token that the server printed at its first start.',
    access: 'anyone',
    body: z.object({
      token: secretText(100),
      email: z.email().max(254),
      name: newName(40),
      password: password.max(20),
    }),
    data: success,
  },
  'GET na/link': {
    summary: 'What became of a link that came by mail, so that the screen can say it before a password is typed.',
    access: 'anyone',
    query: linkQuery,
    data: linkInfo,
  },
  'POST na/link': {
    summary: 'The same with the guid in the body, which no proxy logs.',
    access: 'anyone',
    body: linkQuery,
    data: linkInfo,
  },
  'POST na/joinuser': {
    summary: 'Sets the first password by the guid of a join mail, which works once.',
    access: 'anyone',
    body: setPassword,
    data: success,
  },
  'POST utils/setnewpassword': {
    summary: 'Sets a new password by the guid of a reset mail, which works once, and signs all devices out.',
    access: 'anyone',
    body: setPassword,
    data: success,
  },
  'POST na/forgot': {
    summary: 'Asks for a reset mail. The answer is the same whether there is such a user or not.',
    access: 'anyone',
    body: z.object({ username: typedName }).strict(),
    data: success,
  },
  'GET utils/account': {
    summary: "The player's own name and address, and the address that waits to be confirmed.",
    access: 'player',
    data: z.object({
      username: z.string(),
      email: z.string(),
      /** '' for none. */
      waiting: z.string(),
    }),
  },
  'POST utils/change_name': {
    summary: 'Gives the player another name, to be signed in with from then on; devices stay signed in.',
    access: 'player',
    body: z
      .object({
        name: newName(40),
        /** 1: also the player's entries that are called as the player was. */
        entries: flag.optional(),
      })
      .strict(),
    data: success,
  },
  'POST utils/change_email': {
    summary:
      'Asks for another address: a mail goes there, and nothing changes before its button was pressed. The answer is the same for every address.',
    access: 'player',
    body: z.object({ email: z.email().max(254), password }).strict(),
    data: success,
  },
  'GET utils/devices': { summary: 'Where the player is signed in.', access: 'player', data: z.object({ devices: group(deviceRow) }) },
  'POST utils/name_device': {
    summary: 'Gives one of the own devices a name, so that it is told apart from others of its kind.',
    access: 'player',
    body: z.object({ id, name: newName(40) }).strict(),
    data: success,
  },
  'POST utils/revoke_device': {
    summary: 'Signs one of the own devices out.',
    access: 'player',
    body: z.object({ id }).strict(),
    data: success,
  },
  'POST utils/signout_everywhere': {
    summary: 'Signs all own devices out, this one included unless keep_this is 1.',
    access: 'player',
    body: z.object({ keep_this: flag.optional() }).strict(),
    data: success,
  },
  'GET utils/logout': { summary: 'Signs out: revokes the device secret that made the call.', access: 'player', data: success },
  'POST utils/logout': { summary: 'Signs out: revokes the device secret that made the call.', access: 'player', data: success },
});
