/** Values both sides need at run time. This file imports nothing, so that a browser pays nothing for it. */

/** Raised when a client built against an older contract would go wrong. Sent as a header with every answer. */
export const COMPATIBILITY = 1;
export const COMPATIBILITY_HEADER = 'x-poolhouse-compat';
/** Server time in epoch ms, and how many seconds of it pass per real second: `1662843000000;rate=60`. */
export const TIME_HEADER = 'x-poolhouse-time';
/** What a client accepts that lays the viewer's own rows, sent as `__own`, over those that all see by itself. */
export const OWN_APART = 'application/json;own=apart';
/** Below the site's root: the program that checks a contest's file, in plain Node with nothing installed. */
export const CHECK_SCRIPT_PATH = '/check-contest.mjs';
export const APPLICATION_HEADER = 'x-application-id';
/** The circle whose contests are asked about, for a balancer that keeps each on one process; the server itself does not read it. */
export const CIRCLE_HEADER = 'x-poolhouse-circle';
export const API_PREFIX = '/api/v1/';

/** Leagues whose games the site knows; a board shows those of its contest. */
export const SPORTS = ['NFL', 'NCAA', 'NCAAB'] as const;

export const PICKS_PER_WEEK = 5;
/** Weeks that are over before a player's season is shown: fewer are no season. */
export const FEWEST_SEASON_WEEKS = 3;
export const FOOTBALL_WEEKS = 15;
export const SMACK_MAX_LENGTH = 1000;
/** Under which name the house speaks on smack boards. */
export const HOUSE_NAME = 'Poolhouse';
/** What a player may think of a message, in the order in which it is offered. */
export const SMACK_REACTIONS = ['like', 'laugh', 'fire', 'trophy', 'ouch'] as const;
/** So much of a message stands over its answers. */
export const SMACK_QUOTE_LENGTH = 120;

/** NFL wins counts the regular season; underdogs' grid has as many weeks. */
export const NFL_WEEKS = 18;
/** What an underdog's line is a multiple of. */
export const SPREAD_STEP = 0.5;

/** Result codes of a football pick. */
export const Result = { loss: 0, win: 1, winning: -1, losing: -2, picked: 3 } as const;

/**
 * The specification's contest names that have a page inside the app; their path is the name in lower case. Others say so in their remote.
 */
export const CONTESTS_INSIDE = ['Underdogs', 'bbSquares', 'Golf', 'Football', 'FootballWins', 'bbAuction'] as const;

/** States of a game in which its clock says nothing: 'Halftime', 'Final', 'End of Q3'. */
export const CLOCKLESS = /half|final|f\/|end|delay/i;

/** The colors in which people are shown; a person keeps one in every contest. Each theme has its own shade of it. */
export const PERSON_COLORS = ['slate', 'navy', 'sky', 'teal', 'pine', 'olive', 'ochre', 'rust', 'brown', 'rose', 'plum', 'violet'] as const;
