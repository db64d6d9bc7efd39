import { aCard, aGolfer, aTournament, roundOf, someFacts } from '../testing/facts.fixture';
import { boardAt } from './board.rules';
import { cutRuling, HAND_ACTS, HAND_STATES, handStateOf, roundRuling, rulingOf, type HandState } from './hand.rules';

const TEE = 1000;
const four = [1, 2, 3, 4].map((id) => aGolfer(id));
const played = (rounds: number) =>
  four.flatMap(({ golferId }) => Array.from({ length: rounds }, (_, n) => aCard(golferId, n + 1, roundOf(0))));
const stateAt = (now: number, facts: Parameters<typeof someFacts>[0]) =>
  handStateOf(boardAt(someFacts({ field: four, ...facts }), now), now);
const tournament = (over: Parameters<typeof aTournament>[0]) => aTournament({ firstTeeAt: TEE, ...over });

describe('what an administrator may write by hand', () => {
  /** Every act in every state: y it is done, ? it asks first, - it is refused. */
  const EXPECTED: Readonly<Record<(typeof HAND_ACTS)[number], string>> = {
    field: 'y ? ? ? - - - -',
    pick: 'y y y y y - - -',
    holes: '- y y y y - ? -',
    'no holes': 'y y y y y - ? -',
    'starting strokes': 'y ? ? ? ? - ? -',
    'status ': 'y y y y y ? - -',
    'status SUSPENDED': '? y y y ? ? - -',
    'status CANCELLED': '? ? ? ? ? ? - -',
    'status FINAL': '- ? ? ? y - - -',
    'golfer IN': 'y y y y y - ? -',
    'golfer ALTERNATE': 'y ? ? ? ? - ? -',
    'golfer CUT': '- y y y y - ? -',
    'golfer MDF': '- y y y y - ? -',
    'golfer WD': 'y y y y y - ? -',
    'golfer DQ': '- y y y y - ? -',
  };

  it.each(HAND_ACTS)('%s: each state has its answer', (act) => {
    const marks = { yes: 'y', ask: '?', no: '-' } as const;
    expect(HAND_STATES.map((state) => marks[rulingOf(state, act).is]).join(' ')).toBe(EXPECTED[act]);
  });

  it.each(HAND_STATES.flatMap((state) => HAND_ACTS.map((act) => [state, act] as const)))('%s, %s: says why', (state, act) => {
    const ruling = rulingOf(state, act);
    if (ruling.is === 'yes') return;
    expect(ruling.why).toMatch(/^[A-Z].*\.$/);
    if (ruling.is === 'no')
      expect(ruling.code).toBe(act === 'pick' ? 'picks_locked' : state === 'NOT_STARTED' ? 'not_started' : 'conflict');
  });
});

describe('how a tournament stands for who writes by hand', () => {
  it.each<[HandState, number, Parameters<typeof someFacts>[0]]>([
    ['NOT_STARTED', TEE - 1, {}],
    // What was posted too early does not begin it, and nor does what is said of it.
    ['NOT_STARTED', TEE - 1, { cards: played(1) }],
    ['NOT_STARTED', TEE - 1, { tournament: tournament({ reported: 'SUSPENDED' }) }],
    ['NOT_STARTED', TEE - 1, { tournament: tournament({ reported: 'FINAL' }) }],
    ['IN_PROGRESS', TEE, {}],
    ['IN_PROGRESS', TEE, { cards: [aCard(1, 1, [0])] }],
    ['ROUND_COMPLETE', TEE, { cards: played(1) }],
    ['SUSPENDED', TEE, { tournament: tournament({ reported: 'SUSPENDED' }) }],
    ['PLAYED', TEE, { cards: played(4) }],
    ['PLAYED', TEE, { tournament: tournament({ reported: 'FINAL' }), cards: played(3) }],
    ['CANCELLED', TEE - 1, { tournament: tournament({ reported: 'CANCELLED' }) }],
    ['OFFICIAL', TEE, { tournament: tournament({ officialAt: TEE }) }],
    ['VOID', TEE, { tournament: tournament({ reported: 'CANCELLED', officialAt: TEE }) }],
  ])('%s at %i', (state, now, facts) => expect(stateAt(now, { tournament: tournament({}), ...facts })).toBe(state));
});

describe('a round that is set by hand', () => {
  const board = (rounds: number, cutMade = false) => ({
    ...boardAt(someFacts({ tournament: tournament({}), field: four, cards: played(rounds) }), TEE),
    cutMade,
  });
  const par = aCard(1, 1, roundOf(0)).holes;
  const none = par.map(() => null);
  const golfer = (status: 'IN' | 'CUT' | 'WD' | 'MDF', rounds: number) => ({
    ...aGolfer(1, { status }),
    cards: boardAt(someFacts({ field: four, cards: played(rounds) }), TEE).byId.get(1)?.cards ?? [],
  });

  it.each([
    ['one that is on', 'yes', 2, 'IN', 2, 2],
    ['the next one, once the last is over', 'yes', 2, 'IN', 2, 3],
    ['a later one', 'no', 2, 'IN', 2, 4],
    ['one that the tournament does not have', 'no', 4, 'IN', 4, 5],
    ['one after the cut of who missed it', 'no', 4, 'CUT', 2, 4],
    ['one before the cut of who missed it', 'yes', 4, 'CUT', 2, 2],
    ['one that who withdrew had begun', 'yes', 4, 'WD', 3, 3],
    ['one that who withdrew had not begun', 'no', 4, 'WD', 1, 2],
    ['one after the second cut', 'no', 4, 'MDF', 3, 4],
  ] as const)('%s: %s', (_, is, on, status, own, round) => {
    expect(roundRuling(board(on), golfer(status, own), round, par).is).toBe(is);
    expect(roundRuling(board(on), golfer(status, own), round, none).is).toBe('yes');
  });

  it('asks before the next round of one that is not over', () => {
    const facts = someFacts({ tournament: tournament({}), field: four, cards: played(1).slice(1) });
    expect(roundRuling(boardAt(facts, TEE), golfer('IN', 0), 2, par).is).toBe('ask');
  });

  it('asks before a cut that is not made, and where there is none', () => {
    for (const status of ['CUT', 'MDF'] as const) {
      expect(cutRuling(board(1), status).is).toBe('ask');
      expect(cutRuling(board(2, true), status).is).toBe('yes');
      expect(cutRuling({ tournament: tournament({ cutRound: 0 }), cutMade: true }, status).is).toBe('ask');
    }
    expect(cutRuling(board(1), 'WD').is).toBe('yes');
  });
});
