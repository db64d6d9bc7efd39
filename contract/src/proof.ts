import { z } from 'zod';
import { defineApi } from './endpoint';
import { idParam, instant, LARGEST_INTEGER } from './fields';

export { CHECK_SCRIPT_PATH } from './constants';
/** The most lines of a log that one answer brings. */
export const LOG_LINES_AT_ONCE = 2000;

/** A signed note of a log's size and root, as C2SP's tlog-checkpoint writes it: origin, size, root, blank line, signature. */
const checkpoint = z.string();
/** SHA-256 and the like, base64. */
const hash = z.string();

/** What a save answers with: the site's word for what it has taken. Its player's browser holds it against what is opened at the lock. */
export const receiptRow = z.object({
  /** Canonical JSON (RFC 8785) of `{at, contest, entry, period, picks, size}`; `picks` is the SHA-256 of the canonical list of `{pick, slot}`. */
  text: z.string(),
  /** Of the text, Ed25519 by the site's key, base64. */
  signature: z.string(),
});

/** A slot that is no longer sealed: what was in it, and the way from there to its seal's root. */
export const openedSlotRow = z.object({
  /** The number of the seal against which it is opened. */
  beat: z.number().int(),
  entry: z.number().int(),
  /** '2026-w03' */
  period: z.string(),
  slot: z.number().int(),
  /** 16 bytes, base64. */
  salt: z.string(),
  /** Canonical JSON of `{contest, entry, period, pick, slot}`. */
  content: z.string(),
  /** Where it stands among the slots of its seal, from 0, and how many these are. */
  index: z.number().int(),
  size: z.number().int(),
  /** RFC 6962 inclusion in the seal's root. */
  path: z.array(hash),
  /** For people: 'UGA −5.5'; '' for an empty slot. */
  says: z.string(),
  /** Canonical JSON of what the board grades in this slot now, `null` for an empty one: it differs from the content where somebody set it anew. */
  shown: z.string(),
});

/** A contest of the player's whose log has begun. */
const loggedContestRow = z.object({
  contest_id: z.number().int(),
  /** As its log writes it. */
  type: z.string(),
  name: z.string(),
  year: z.number().int(),
  /** The group of players whose contest it is, and what that is called. */
  circle: z.number().int(),
  circle_name: z.string(),
});
export type LoggedContestRow = z.infer<typeof loggedContestRow>;

const ofContest = z.object({ contest_id: idParam });

/** A contest's log: what it holds, that it only grows, and what was opened of it. Who may see the contest may ask. */
export const proofApi = defineApi({
  'GET proof/contests': {
    summary: 'The contests with a log in which the player has an entry, the latest year first.',
    access: 'player',
    data: z.object({ contests: z.array(loggedContestRow) }),
  },
  'GET proof/checkpoint': {
    summary: "The newest checkpoint of a contest's log, and the key that signs it.",
    access: 'player',
    query: ofContest,
    data: z.object({
      /** 'poolhouse/<site>/<contest>' */
      origin: z.string(),
      /** The site's Ed25519 key, 32 bytes, base64. */
      key: z.string(),
      /** '' for a contest whose log has not begun, and for one that seals nothing. */
      checkpoint,
      at: instant,
      /** How many browsers have looked at this log in the last two weeks. */
      watching: z.number().int(),
    }),
  },
  'GET proof/consistency': {
    summary: "Shows that a contest's log as it was at `from` lines is the beginning of what it is now.",
    access: 'player',
    query: ofContest.extend({ from: z.coerce.number<number>('must be a number').int().min(0).max(LARGEST_INTEGER) }),
    data: z.object({ checkpoint, at: instant, proof: z.array(hash) }),
  },
  'GET proof/log': {
    summary: "Lines of a contest's log, each canonical JSON of `{at, body, kind, n}`.",
    access: 'player',
    query: ofContest.extend({ from: z.coerce.number<number>('must be a number').int().min(0).max(LARGEST_INTEGER).optional() }),
    data: z.object({
      lines: z.array(z.string()),
      /** How many lines there are in all. */
      total: z.number().int(),
      /** Which rounds may still be picked, each with the locks that are to come, of games that stand on its board. */
      open: z.array(z.object({ period: z.string(), opens: instant, locks: z.array(instant) })),
    }),
  },
  'GET proof/opened': {
    summary: "What was opened of a contest's sealed picks, each with the way to its seal.",
    access: 'player',
    query: ofContest.extend({ period: z.string().max(20).optional() }),
    data: z.object({
      opened: z.array(openedSlotRow),
      /** Final scores as the board has them now, of the games whose results the log tells; null where the board has none. Left out for one period. */
      results: z.array(z.object({ event: z.number().int(), score1: z.number().nullable(), score2: z.number().nullable() })).optional(),
    }),
  },
});
