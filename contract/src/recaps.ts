import { z } from 'zod';
import { contestFields } from './contest';
import { defineApi } from './endpoint';
import { flag, id, idParam, success } from './fields';

/** Below the site's root: the page of a shared recap and its picture, each with `?token=…`. Neither is a call of this table. */
export const SHARED_RECAP_PATH = '/share/recap';
export const SHARED_PICTURE_PATH = '/share/recap.png';
/** The same of a player's season. */
export const SHARED_SEASON_PATH = '/share/season';
export const SHARED_SEASON_PICTURE_PATH = '/share/season.png';

/** A picture, and where people outside see it. */
const sharedCard = z.object({
  /** A PNG of 1200 × 630 as a `data:` address. */
  picture: z.string(),
  /** From the site's root; '' while nobody has shared it. */
  path: z.string(),
  /** 0 where who runs the contest lets nobody share. */
  sharing: flag,
});

/** Which of the viewer's own entries is meant, where they have several; left out, their first. */
const ownEntry = { entry_id: id.optional() };
const ownEntryParam = { entry_id: idParam.optional() };

/** Something of a round that is worth telling. A thing that did not happen has no row. */
export const recapFact = z.object({
  ID: z.enum([
    'swing',
    'bad_beat',
    'alone',
    'crowd',
    'run',
    'next',
    'best_buy',
    'worst_buy',
    'unwanted',
    'upset',
    'dearest',
    'return',
    'worst_pick',
    'final',
    'best_square',
    'best_day',
    'nobodys',
    'empty',
    'climb',
    'rout',
    'closest',
  ]),
  /** 'The bad beat' */
  Title: z.string(),
  /** 'Sack Lunch, Raiders +3.5' */
  Head: z.string(),
  /** The head as it stands on the card, and what stands under it there. */
  Card: z.string(),
  Short: z.string(),
  /** A sentence or two. */
  Text: z.string(),
  /** Beside the title: 'Cowboys at Raiders, Mon'; '' for nothing. */
  Where: z.string(),
});
export type RecapFact = z.infer<typeof recapFact>;

/** What a round came to in a few words; all '' while there is nothing to tell. */
export const recapWords = {
  /** 'Nov 13–17': its first and last day, where contest weeks are counted. */
  Dates: z.string(),
  /** Who won: 'Mendoza Line', 'Three shared it', 'No dog won'. */
  Headline: z.string(),
  /** Their names where they are several. */
  Winners: z.string(),
  /** With what: '5–0 and all 42 points', 'Jets +7.5 won outright'. */
  Says: z.string(),
  /** What it was for who has won: 'Second perfect week in the pool this season'; '' for none. */
  Note: z.string(),
};

/** First and only row of a week's recap: which week, and what it came to. */
export const weekRecap = z.object({
  ...contestFields,
  /** The week that is shown, and the one that is on. */
  Week: z.number().int(),
  ShowWeek: z.number().int(),
  /** Of the contest that is shown. */
  Year: z.number().int(),
  FirstWeek: z.number().int(),
  /** 1 once no result of the week is missing. */
  Over: flag,
  /** How many games have no result yet, and ISO when the last of them begins; '' for none. */
  Open: z.number().int(),
  OpenAt: z.string(),
  ...recapWords,
  /** Who was best where nobody has won: 'Turf Toe, 4–1', 'Ann and Bob, covered'. */
  Best: z.string(),
});
export type WeekRecapConfig = z.infer<typeof weekRecap>;

/** A line of smack that was written after the last game had begun. */
export const recapSaid = z.object({ ID: z.number().int(), EntryName: z.string(), Message: z.string(), At: z.string() });
export type RecapSaid = z.infer<typeof recapSaid>;

/** Recaps of weeks and tournaments and players' own seasons, of whatever kind of contest: the picture, and the address at which people outside see it. */
export const recapsApi = defineApi({
  'GET utils/recap_card': {
    summary: 'The picture of a round that is over, and where people outside see it.',
    access: 'player',
    /** The week, or the tournament's id. */
    query: z.object({ contest_id: idParam, round: idParam }),
    data: sharedCard,
  },
  'POST utils/share_recap': {
    summary: "Gives a round's picture an address that shows it without signing in; one that it has stays.",
    access: 'player',
    body: z.object({ contest_id: id, round: id }).strict(),
    data: z.object({ path: z.string() }),
  },
  'GET utils/season_card': {
    summary: "The picture of the viewer's own season, up to the last week that is open to all, and where people outside see it.",
    access: 'player',
    query: z.object({ contest_id: idParam, ...ownEntryParam }),
    data: sharedCard,
  },
  'POST utils/share_season': {
    summary: "Gives the viewer's own season an address that shows its picture without signing in; one that it has stays.",
    access: 'player',
    body: z.object({ contest_id: id, ...ownEntry }).strict(),
    data: z.object({ path: z.string() }),
  },
  'POST utils/unshare_season': {
    summary: "Ends the address of the viewer's own season for good; without one nothing happens.",
    access: 'player',
    body: z.object({ contest_id: id, ...ownEntry }).strict(),
    data: success,
  },
  'POST ad/recap_sharing': {
    summary: "Whether players may share a contest's recaps and their seasons in it; turned off, all addresses end.",
    access: 'commissioner',
    place: { contest: 'contest_id' },
    body: z.object({ contest_id: id, on: flag }).strict(),
    data: success,
  },
});
