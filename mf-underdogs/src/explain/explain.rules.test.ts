import { aGraded, aPick, aSealedPick, NOW } from '../testing/rows.fixture';
import { explainPick, type Words } from './explain.rules';

const words: Words = { line: (line) => (line === 0 ? 'PK' : `+${line}`), at: (iso) => `<${iso.slice(5, 16)}>` };
const explained = (pick: Parameters<typeof explainPick>[0], now = NOW) => explainPick(pick, words, now);

describe('the sentences behind a pick', () => {
  it.each([
    ['to come', aPick(), 'NYJ +7.5, taken <11-17T14:14>. Kicks off <11-22T18:00>. A win is a W, a tie or a loss by up to 7 a C.'],
    ['planned without a line', aPick({ spread: null, TakenAt: '' }), 'NYJ, no line yet. Kicks off <11-22T18:00>.'],
    ['on now', aPick({ live: 1, spreadScore: 4.5 }), 'NYJ +7.5, taken <11-17T14:14>. Trails by 3, covering by 4.5: a C as it stands.'],
    ['on now without a score', aPick({ live: 1 }), 'NYJ +7.5, taken <11-17T14:14>. On now.'],
    ['won', aGraded(1, 3, 'Bears', 'W', { TakenAt: '' }), 'BEA +7.5. Won by 3: a W.'],
    [
      'of a game that was called off',
      aGraded(1, 3, 'Bears', 'W', { TakenAt: '', Grade: '', result: 0, spreadScore: null }),
      'BEA +7.5. No result, so it counts neither way.',
    ],
    [
      'set by an administrator',
      aGraded(1, 3, 'Bears', 'L', { TakenAt: '', Override: 'Phone died.' }),
      'BEA +7.5. Lost by 10, 2.5 outside the line: an L. An administrator set this pick: Phone died.',
    ],
    [
      'given for a missed one',
      aGraded(1, 3, 'Bears', 'C', { TakenAt: '', Auto: 1 }),
      'BEA +7.5. Lost by 3, covered by 4.5: a C. No pick came in, so it got the biggest underdog it had left.',
    ],
    [
      'that counts for nothing',
      aPick({ Void: 'Jets are no underdogs any more' }),
      'NYJ +7.5, taken <11-17T14:14>. It counts for nothing: Jets are no underdogs any more.',
    ],
    [
      'that was taken away',
      aPick({ pick: '', Abbrev: '', event_id: null, spread: null, Override: 'Joined late.' }),
      'An administrator took the pick away: Joined late.',
    ],
    ['sealed', aSealedPick(), 'Picked. The team is shown at kickoff.'],
  ])('of one %s', (_which, pick, sentences) => expect(explained(pick)).toBe(sentences));
});
