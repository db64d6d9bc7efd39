import type { WatchEnd } from '../api/watch';

/**
 * Never old without saying so: what a tab knows of its connection, and what a page says of itself. Pure.
 *
 * A connection is `unsure` until something was heard, `there` while a stream flows, `gone` from the first sign of it on, and `unsure` again
 * when a call was answered before a stream flows.
 */
export interface Line {
  word: 'unsure' | 'there' | 'gone';
  /** How often it went, or stayed silent, since a stream flowed. */
  cuts: number;
}

/** What tells of the connection. */
export type Sign =
  /** An event of a stream. */
  | 'flows'
  /** A call was answered. */
  | 'answered'
  /** A stream that flows has missed a beat: the server, or the way to it, stands still. */
  | 'quiet'
  /** A stream that flowed has ended. */
  | 'ended'
  /** A stream did not get through, or the device says that it has no network. */
  | 'missed'
  /** A stream was opened, and never said a word. */
  | 'silent'
  /** The server wants no stream. */
  | 'refused'
  /** The device says that it has a network. */
  | 'online';

/** What the pages of the tab are told: the connection is gone; it is there for what could not be read; read in any case. */
export type Word = 'gone' | 'back' | 'look';

export const FIRST_LINE: Line = { word: 'unsure', cuts: 0 };

/** The connection after a sign, and what its pages are told: each turn once. */
export function afterSign(line: Line, sign: Sign): { line: Line; tell: Word | null } {
  const gone = line.word === 'gone';
  switch (sign) {
    case 'flows':
      return { line: { word: 'there', cuts: 0 }, tell: line.word === 'there' ? null : 'back' };
    case 'answered':
      return gone ? { line: { ...line, word: 'unsure' }, tell: 'back' } : { line, tell: null };
    case 'ended':
    case 'missed':
      return gone ? { line, tell: null } : { line: { word: 'gone', cuts: line.cuts + 1 }, tell: 'gone' };
    case 'quiet':
      return gone ? { line, tell: null } : { line: { ...line, word: 'gone' }, tell: 'gone' };
    case 'silent':
      return { line: { ...line, cuts: line.cuts + 1 }, tell: null };
    case 'refused':
      return { line, tell: null };
    default:
      return { line, tell: 'look' };
  }
}

/** @param heard whether the stream has said a word */
export function signOf(end: WatchEnd, heard: boolean): Sign {
  // A proxy without a server behind it says so too.
  if ('refused' in end) return end.refused === 'unavailable' ? 'missed' : 'refused';
  if (heard) return 'ended';
  return 'silent' in end ? 'silent' : 'missed';
}

/** While the connection is gone a stream is tried this soon, for so many times. */
const TRY_MS = 1000;
const SOON_TRIES = 800;
const LATER_MS = 5000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** After a refusal there is no hurry: the page is read as the specification says. */
const REFUSED_PAUSE_MS = 60_000;

/** Ms until a stream is tried again, after so many cuts. @param random below 1: a crowd does not come back in one instant */
export function pauseMs(cuts: number, random: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, cuts - 1)) * (0.5 + random);
}

export const refusedPauseMs = (random: number): number => REFUSED_PAUSE_MS * (0.5 + random);

/** Ms until it is tried again whether the server is back: a second at most, for the first ten minutes. @param tries so far */
export const tryAgainMs = (tries: number, random: number): number => (tries < SOON_TRIES ? TRY_MS : LATER_MS) * (0.5 + random / 2);

/** What a page says of itself. */
export type Phase =
  /** Nothing was read yet. */
  | 'waiting'
  /** Nothing is shown, or the server refuses what is. */
  | 'failed'
  /** Read, and read again from time to time. */
  | 'counting'
  /** Changes come as they happen. */
  | 'live'
  /** The connection went, and no read was answered since. */
  | 'reconnecting'
  /** The server cannot be reached. */
  | 'old';

export interface PageSigns {
  /** Something is shown. */
  held: boolean;
  /** Its stream flows. */
  live: boolean;
  /** The connection went, and no read of this page was answered since. */
  gone: boolean;
  /** Why the last read failed: trying again may help, or not. */
  failed: 'passing' | 'refused' | null;
}

export function phaseOf({ held, live, gone, failed }: PageSigns): Phase {
  if (failed === null && !held) return 'waiting';
  if (failed !== null) return held && failed === 'passing' ? 'old' : 'failed';
  if (gone) return 'reconnecting';
  return live ? 'live' : 'counting';
}
