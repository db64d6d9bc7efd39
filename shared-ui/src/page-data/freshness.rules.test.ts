import { afterSign, FIRST_LINE, pauseMs, phaseOf, signOf, tryAgainMs, type Line, type Sign, type Word } from './freshness.rules';

const after = (...signs: Sign[]): { word: Line['word']; told: Word[] } => {
  let line = FIRST_LINE;
  const told: Word[] = [];
  for (const sign of signs) {
    const { line: next, tell } = afterSign(line, sign);
    line = next;
    if (tell) told.push(tell);
  }
  return { word: line.word, told };
};

describe('what a tab knows of its connection', () => {
  it.each<[string, Sign[], Line['word'], Word[]]>([
    ['nothing at first', [], 'unsure', []],
    ['that it is there, once, however much flows', ['flows', 'flows'], 'there', ['back']],
    [
      'that it is gone when the stream ends, once, however often it is tried',
      ['flows', 'ended', 'missed', 'missed'],
      'gone',
      ['back', 'gone'],
    ],
    ['that it is gone when the first stream finds no server', ['missed'], 'gone', ['gone']],
    ['nothing of a stream that a proxy holds back', ['silent', 'silent'], 'unsure', []],
    [
      'that it is gone when a beat is late, once, and there with the next',
      ['flows', 'quiet', 'ended', 'flows'],
      'there',
      ['back', 'gone', 'back'],
    ],
    ['nothing of one that is not wanted', ['refused', 'answered'], 'unsure', []],
    ['that a stream flows again', ['flows', 'ended', 'missed', 'flows'], 'there', ['back', 'gone', 'back']],
    [
      'that a call was answered before that, and that the next try fails',
      ['ended', 'answered', 'missed'],
      'gone',
      ['gone', 'back', 'gone'],
    ],
    ['that the device has a network, whatever it knew', ['flows', 'online', 'ended', 'online'], 'gone', ['back', 'look', 'gone', 'look']],
  ])('%s', (_what, signs, word, told) => {
    expect(after(...signs)).toEqual({ word, told });
  });

  it('how a stream ended: not wanted, cut, held back, or never there', () => {
    expect(signOf({ refused: 'too_many_requests' }, false)).toBe('refused');
    expect(signOf({ refused: 'unavailable' }, false)).toBe('missed');
    expect(signOf({ bye: '"restart"' }, true)).toBe('ended');
    expect(signOf({ lost: true, silent: true }, true)).toBe('ended');
    expect(signOf({ lost: true, silent: true }, false)).toBe('silent');
    expect(signOf({ lost: true }, false)).toBe('missed');
  });

  it('tries at least once a second for ten minutes, then each five; without loss later each time', () => {
    const [soonest, latest] = [0, 0.999];
    for (const tries of [0, 1, 600, 799]) expect([tryAgainMs(tries, soonest), tryAgainMs(tries, latest) < 1000]).toEqual([500, true]);
    // The shortest pauses of all.
    expect(800 * tryAgainMs(0, 0.5)).toBe(600_000);
    expect(tryAgainMs(800, latest)).toBeLessThan(5000);
    expect([0, 1, 2, 3, 9].map((cuts) => pauseMs(cuts, 0.5))).toEqual([1000, 1000, 2000, 4000, 30_000]);
  });
});

describe('what a page says of itself', () => {
  const signs = { held: true, live: false, gone: false, failed: null } as const;
  it.each([
    ['waiting', { ...signs, held: false }],
    ['waiting', { ...signs, held: false, gone: true }],
    ['counting', signs],
    ['live', { ...signs, live: true }],
    ['reconnecting', { ...signs, gone: true }],
    ['reconnecting', { ...signs, gone: true, live: true }],
    ['old', { ...signs, failed: 'passing' }],
    ['old', { ...signs, failed: 'passing', gone: true, live: true }],
    ['failed', { ...signs, failed: 'refused' }],
    ['failed', { ...signs, held: false, failed: 'passing' }],
  ] as const)('%s', (phase, of) => {
    expect(phaseOf(of)).toBe(phase);
  });
});
