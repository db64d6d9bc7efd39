import type { SquaresState } from '@poolhouse/contract';

/** What somebody does with a board. */
export type Act = 'claim' | 'give' | 'type' | 'lock' | 'reopen' | 'settings' | 'release_unpaid' | 'paid' | 'void_draw';

/** Where the numbers come from: `again` is a draw thrown away whose second has yet to come, `redrawn` the second. */
export type NumbersFrom = 'none' | 'typed' | 'drawn' | 'again' | 'redrawn';

/** Why not, by its sentence. */
type No =
  | 'closed'
  | 'closed_already'
  | 'over'
  | 'begun'
  | 'only_closed'
  | 'numbers'
  | 'terms'
  | 'terms_live'
  | 'drawn'
  | 'waits'
  | 'nothing'
  | 'once';
/**
 * `yes`; `reason`: with a reason that all see; `others`: not for one's own entry; `another`: with a reason, by somebody to whom it is all
 * the same.
 */
export type MayDo = 'yes' | 'reason' | 'others' | 'another' | No;

type Row = Readonly<Record<SquaresState, MayDo>>;
const whileOpen = (no: No): Row => ({ open: 'yes', full: 'yes', locked: no, drawn: no, live: no, finished: no });
/** Freely while nobody knows what a square is worth; from the numbers on it decides who wins. */
const untilNumbers: Row = { open: 'yes', full: 'yes', locked: 'yes', drawn: 'another', live: 'another', finished: 'over' };

const TABLE: Readonly<Record<Act, Row>> = {
  claim: whileOpen('closed'),
  give: untilNumbers,
  type: untilNumbers,
  lock: whileOpen('closed_already'),
  reopen: {
    open: 'only_closed',
    full: 'only_closed',
    locked: 'reason',
    drawn: 'only_closed',
    live: 'only_closed',
    finished: 'only_closed',
  },
  settings: { ...whileOpen('terms'), live: 'terms_live', finished: 'terms_live' },
  release_unpaid: whileOpen('closed'),
  paid: { open: 'yes', full: 'yes', locked: 'others', drawn: 'others', live: 'others', finished: 'others' },
  void_draw: { open: 'nothing', full: 'nothing', locked: 'nothing', drawn: 'another', live: 'begun', finished: 'begun' },
};

/** What the numbers' origin forbids, whatever the state would allow. */
const BY_NUMBERS: Readonly<Partial<Record<Act, Partial<Record<NumbersFrom, No>>>>> = {
  give: { again: 'waits' },
  type: { drawn: 'drawn', redrawn: 'drawn', again: 'waits' },
  reopen: { typed: 'numbers', drawn: 'numbers', redrawn: 'numbers', again: 'waits' },
  void_draw: { none: 'nothing', typed: 'nothing', again: 'once', redrawn: 'once' },
};

/** Whether something may be done with a board as it stands. */
export const mayDo = (act: Act, state: SquaresState, numbers: NumbersFrom): MayDo => BY_NUMBERS[act]?.[numbers] ?? TABLE[act][state];

const SENTENCES: Readonly<Record<No, { code: 'conflict' | 'board_locked'; message: string }>> = {
  closed: { code: 'board_locked', message: 'Squares are closed.' },
  closed_already: { code: 'conflict', message: 'Squares are closed.' },
  over: { code: 'board_locked', message: 'The final is over; squares and numbers stay.' },
  begun: { code: 'board_locked', message: 'A game that counts has tipped off; the numbers stay.' },
  only_closed: { code: 'conflict', message: 'Only a closed board without numbers can be opened again.' },
  numbers: { code: 'conflict', message: 'There are numbers already, so squares stay closed.' },
  terms: {
    code: 'board_locked',
    message:
      'Squares are closed, so the board is played as it is. Before the numbers are drawn squares can be opened again, with a reason.',
  },
  terms_live: { code: 'board_locked', message: 'The first game has tipped off; the board is played as it is.' },
  drawn: { code: 'conflict', message: 'The numbers were drawn. None is typed over them.' },
  waits: { code: 'conflict', message: 'A draw was thrown away. Squares and numbers stay as they are until the second draw.' },
  nothing: { code: 'conflict', message: 'There are no drawn numbers to throw away.' },
  once: { code: 'conflict', message: 'A draw of this board was thrown away once. The second one stands.' },
};

export const isNo = (may: MayDo): may is No => may in SENTENCES;
/** Why something may not be done. @param closed 'Squares closed Wed, Mar 19, 6:40 PM Eastern.' */
export const sentenceOf = (no: No, closed: string) =>
  no === 'closed' || no === 'closed_already' ? { ...SENTENCES[no], message: closed } : SENTENCES[no];
