import { plural } from '@poolhouse/contract/formats';
import type { GolferStatus, Reported, TournamentStatus, Holes } from '../golf';
import type { Board } from './board.rules';
import { posted, thruOf } from './card.rules';
import type { GolferState } from './golfer-state';

/** How a tournament stands for who writes by hand: before its first tee, under way, all rounds played, and what cannot be undone. */
export const HAND_STATES = [
  'NOT_STARTED',
  'IN_PROGRESS',
  'SUSPENDED',
  'ROUND_COMPLETE',
  'PLAYED',
  'CANCELLED',
  'OFFICIAL',
  'VOID',
] as const;
export type HandState = (typeof HAND_STATES)[number];

/** Everything that an administrator writes into a tournament: what is said of it, what is said of a golfer, and the rest. */
export const HAND_ACTS = [
  'field',
  'pick',
  'holes',
  /** Taking a round's scores away. */
  'no holes',
  'starting strokes',
  'status ',
  'status SUSPENDED',
  'status CANCELLED',
  'status FINAL',
  'golfer IN',
  'golfer ALTERNATE',
  'golfer CUT',
  'golfer MDF',
  'golfer WD',
  'golfer DQ',
] as const;
export type HandAct = (typeof HAND_ACTS)[number];
/** The compiler holds that no status is left out. */
export const statusAct = (reported: Reported): HandAct => `status ${reported}`;
export const golferAct = (status: GolferStatus): HandAct => `golfer ${status}`;

/** It is done; the administrator is asked first; it is refused. */
type Cell = 'yes' | 'ask' | 'no';

const inOrder = (cells: string): Readonly<Record<HandState, Cell>> =>
  Object.fromEntries(HAND_STATES.map((state, n) => [state, cells.split(/ +/)[n]])) as Record<HandState, Cell>;

/** State by act. */
const TABLE: Readonly<Record<HandAct, Readonly<Record<HandState, Cell>>>> = {
  //                         begins  on   susp  round played cancelled official void
  field: /*               */ inOrder('yes ask  ask  ask  no   no   no   no'),
  pick: /*                */ inOrder('yes yes  yes  yes  yes  no   no   no'),
  holes: /*               */ inOrder('no  yes  yes  yes  yes  no   ask  no'),
  'no holes': /*          */ inOrder('yes yes  yes  yes  yes  no   ask  no'),
  'starting strokes': /*  */ inOrder('yes ask  ask  ask  ask  no   ask  no'),
  'status ': /*           */ inOrder('yes yes  yes  yes  yes  ask  no   no'),
  'status SUSPENDED': /*  */ inOrder('ask yes  yes  yes  ask  ask  no   no'),
  'status CANCELLED': /*  */ inOrder('ask ask  ask  ask  ask  ask  no   no'),
  'status FINAL': /*      */ inOrder('no  ask  ask  ask  yes  no   no   no'),
  'golfer IN': /*         */ inOrder('yes yes  yes  yes  yes  no   ask  no'),
  'golfer ALTERNATE': /*  */ inOrder('yes ask  ask  ask  ask  no   ask  no'),
  'golfer CUT': /*        */ inOrder('no  yes  yes  yes  yes  no   ask  no'),
  'golfer MDF': /*        */ inOrder('no  yes  yes  yes  yes  no   ask  no'),
  'golfer WD': /*         */ inOrder('yes yes  yes  yes  yes  no   ask  no'),
  'golfer DQ': /*         */ inOrder('no  yes  yes  yes  yes  no   ask  no'),
};

/** What becomes of an administrator's write. */
export type Ruling =
  | { readonly is: 'yes' }
  | { readonly is: 'ask'; readonly why: string }
  | { readonly is: 'no'; readonly code: 'not_started' | 'golfer_out' | 'picks_locked' | 'conflict'; readonly why: string };

const REFUSED: Readonly<Record<HandState, string>> = {
  NOT_STARTED: 'This tournament has not begun.',
  IN_PROGRESS: 'This tournament is on.',
  SUSPENDED: 'This tournament is suspended.',
  ROUND_COMPLETE: 'This tournament is on.',
  PLAYED: 'All rounds of this tournament are played.',
  CANCELLED: 'This tournament is canceled.',
  OFFICIAL: 'This tournament is official.',
  VOID: 'This tournament is canceled, and that is official.',
};

const ASKED_BY_STATE: Readonly<Partial<Record<HandState, string>>> = {
  NOT_STARTED: 'This tournament has not begun.',
  PLAYED: 'All rounds of this tournament are played.',
  CANCELLED: 'This tournament is canceled.',
  OFFICIAL: 'This tournament is official: what is set now stands beside the result and changes nothing of it.',
};
const ASKED_BY_ACT: Readonly<Partial<Record<HandAct, string>>> = {
  field: 'The first group has teed off: who has no picks yet gets house picks from these groups.',
  'starting strokes': 'This tournament has begun, and its leaderboard changes at once.',
  'status CANCELLED': 'A tournament that is canceled pays nothing to anybody, and a minute later nobody can take that back.',
  'status FINAL': 'Not all rounds of this tournament are played. Said to be final, it ends with those that are.',
  'golfer ALTERNATE': 'This tournament has begun: an alternate leaves the field, and so do the scores.',
};

export function rulingOf(state: HandState, act: HandAct): Ruling {
  const cell = TABLE[act][state];
  if (cell === 'yes') return { is: 'yes' };
  if (cell === 'ask') {
    const why = state === 'OFFICIAL' ? ASKED_BY_STATE.OFFICIAL : (ASKED_BY_ACT[act] ?? ASKED_BY_STATE[state]);
    return { is: 'ask', why: why ?? REFUSED[state] };
  }
  if (act === 'pick') return { is: 'no', code: 'picks_locked', why: REFUSED[state] };
  return { is: 'no', code: state === 'NOT_STARTED' ? 'not_started' : 'conflict', why: REFUSED[state] };
}

/** One answer for every write by hand. Before its first tee nothing has begun, whatever is posted. */
export function handStateOf({ tournament, status, officialRounds }: Board, now: number): HandState {
  if (tournament.officialAt !== null && tournament.officialAt <= now) return status === 'CANCELLED' ? 'VOID' : 'OFFICIAL';
  if (status === 'CANCELLED') return 'CANCELLED';
  if (now < tournament.firstTeeAt) return 'NOT_STARTED';
  if (status === 'SUSPENDED') return 'SUSPENDED';
  if (officialRounds >= tournament.rounds || (tournament.reported === 'FINAL' && tournament.reportedAt <= now)) return 'PLAYED';
  // Late to begin: the tee time has come, and nobody has hit a ball.
  return MEANS[status];
}

const MEANS: Readonly<Record<TournamentStatus, HandState>> = {
  NOT_STARTED: 'IN_PROGRESS',
  IN_PROGRESS: 'IN_PROGRESS',
  ROUND_COMPLETE: 'ROUND_COMPLETE',
  SUSPENDED: 'SUSPENDED',
  CANCELLED: 'CANCELLED',
  OFFICIAL: 'OFFICIAL',
};

type Field = Pick<Board, 'tournament' | 'currentRound' | 'roundOver'>;

/** Whether a golfer's round may be set, as to the golfer and the round. Taking all scores away is always right. */
export function roundRuling(board: Field, golfer: Pick<GolferState, 'name' | 'status' | 'cards'>, round: number, holes: Holes): Ruling {
  if (posted(holes) === 0) return { is: 'yes' };
  const { tournament, currentRound, roundOver } = board;
  if (round > tournament.rounds) return { is: 'no', code: 'conflict', why: `This tournament has ${plural(tournament.rounds, 'round')}.` };
  if (golfer.status !== 'IN' && round > lastOf(golfer, tournament.cutRound))
    return {
      is: 'no',
      code: 'golfer_out',
      why: `${golfer.name} ${OUT[golfer.status]}. To set round ${round}, set the golfer back in first.`,
    };
  if (round > currentRound + 1) return { is: 'no', code: 'not_started', why: `Round ${round} has not begun: round ${currentRound} is on.` };
  if (round > currentRound && !roundOver[currentRound - 1])
    return { is: 'ask', why: `Round ${currentRound} is not over, and nobody has begun round ${round}.` };
  return { is: 'yes' };
}

const OUT: Readonly<Record<GolferStatus, string>> = {
  IN: 'plays',
  ALTERNATE: 'is an alternate',
  CUT: 'missed the cut',
  MDF: 'made the cut and did not finish',
  WD: 'withdrew',
  DQ: 'was disqualified',
};

/** The last round that somebody who is out played: up to the cut, or the last that they began. */
function lastOf({ status, cards }: Pick<GolferState, 'status' | 'cards'>, cutRound: number): number {
  if (status === 'CUT' && cutRound > 0) return cutRound;
  return cards.findLastIndex((card) => card !== undefined && thruOf(card) > 0) + 1;
}

/** Whether a golfer may be said to be out by a cut. */
export function cutRuling({ tournament, cutMade }: Pick<Board, 'tournament' | 'cutMade'>, status: GolferStatus): Ruling {
  if (status !== 'CUT' && status !== 'MDF') return { is: 'yes' };
  if (tournament.cutRound === 0) return { is: 'ask', why: 'This tournament has no cut.' };
  return cutMade ? { is: 'yes' } : { is: 'ask', why: `The cut comes after round ${tournament.cutRound}, which is not over.` };
}
