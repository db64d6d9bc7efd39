import fc from 'fast-check';
import { anyScore, halfLine } from '../testing/arbitraries.fixture';
import { aFinalGame, aGame, aLiveGame, aPick } from '../testing/board.fixture';
import { explainGame, explainPick, type Words } from './explain.rules';

const words: Words = { line: (line) => (line === 0 ? 'PK' : line > 0 ? `+${line}` : `−${-line}`), at: (iso) => `<${iso.slice(5, 10)}>` };
const dallas = (over = {}) => aPick({ Pick: 'Bills', Abbrev: 'DAL', Spread: -3.5, LockedAt: '2026-11-11T02:14:00Z', ...over });

describe('the sentence behind a grade', () => {
  it.each([
    ['a win without cover', dallas(), aFinalGame({ score1: 20, score2: 23 }), 'DAL −3.5, locked <11-11>: won by 3, no cover.'],
    ['a cover', dallas(), aFinalGame({ score1: 20, score2: 24 }), 'DAL −3.5, locked <11-11>: won by 4, covered.'],
    [
      'a cover by the loser at the closing line',
      dallas({ Spread: 3, LockedAt: '' }),
      aFinalGame({ score1: 22, score2: 20 }),
      'DAL +3, closing line: lost by 2, covered.',
    ],
    [
      'a push',
      dallas({ Spread: -3 }),
      aFinalGame({ score1: 20, score2: 23 }),
      'DAL −3, locked <11-11>: won by 3, a push, counts as a loss.',
    ],
    [
      "a tie at pick'em",
      dallas({ Spread: 0 }),
      aFinalGame({ score1: 20, score2: 20 }),
      'DAL PK, locked <11-11>: tied, a push, counts as a loss.',
    ],
    [
      'the away side',
      dallas({ Pick: 'Buccaneers', Spread: 5.5 }),
      aFinalGame({ score1: 20, score2: 31 }),
      'DAL +5.5, locked <11-11>: lost by 11, no cover.',
    ],
    ['winning now', dallas(), aLiveGame({ score1: 0, score2: 7 }), 'DAL −3.5, locked <11-11>: leading by 7, covering now.'],
    ['losing now', dallas(), aLiveGame({ score1: 7, score2: 0 }), 'DAL −3.5, locked <11-11>: trailing by 7, no cover yet.'],
    [
      'pushing now',
      dallas({ Spread: -7 }),
      aLiveGame({ score1: 0, score2: 7 }),
      'DAL −7, locked <11-11>: leading by 7, pushing now, a push counts as a loss.',
    ],
    ['kick-off without a score yet', dallas(), aLiveGame({ score1: null, score2: null }), 'DAL −3.5, locked <11-11>: level, no cover yet.'],
    ['a locked pick to come', dallas(), aGame(), 'DAL −3.5, locked <11-11>: kicks off <11-15>.'],
    ['an open pick to come', dallas({ LockedAt: '' }), aGame(), 'DAL −3.5, not locked: the last line before kickoff counts, <11-15>.'],
    [
      'a pick of a game without a line',
      dallas({ Spread: null, LockedAt: '' }),
      aFinalGame(),
      'DAL: no line at kickoff, counts for nobody.',
    ],
    ['a postponed game', dallas(), aGame({ state: 'postponed' }), 'DAL −3.5, locked <11-11>: postponed, no result until it is replayed.'],
    ['a cancelled game', dallas(), aGame({ state: 'cancelled' }), 'DAL −3.5, locked <11-11>: canceled, counts for nobody.'],
    ['a sealed pick', aPick({ Pick: '', Abbrev: '' }), undefined, 'Picked. The team is shown at kickoff.'],
    [
      'an override',
      dallas({ Override: 'Phone died.' }),
      aFinalGame({ score2: 24 }),
      'DAL −3.5, locked <11-11>: won by 4, covered. An administrator set this pick: Phone died.',
    ],
    ['a game of another board', dallas(), undefined, 'DAL −3.5, locked <11-11>: its game is not on this board.'],
  ])('tells %s', (_case, pick, game, sentence) => expect(explainPick(pick, game, words)).toBe(sentence));

  it('says cover, push or no cover exactly as score plus line does, for both sides', () => {
    fc.assert(
      fc.property(anyScore, halfLine, fc.boolean(), (game, line, home) => {
        const pick = aPick({ Pick: home ? game.team2 : game.team1, Abbrev: 'X', Spread: line });
        const sentence = explainPick(pick, game, words);
        expect(sentence).toMatch(/^X .*\.$/);
        if (!game.started) return expect(sentence).not.toMatch(/cover|push/);
        const against = (home ? 1 : -1) * (game.score2! - game.score1!) + line;
        expect(/cover(ed|ing now)/.test(sentence)).toBe(against > 0);
        expect(sentence.includes('push')).toBe(against === 0);
        expect(sentence.includes('no cover')).toBe(against < 0);
      }),
    );
  });

  it('never names a team while sealed', () => {
    fc.assert(fc.property(anyScore, (game) => expect(explainPick(aPick({ Pick: '', Abbrev: '' }), game, words)).not.toMatch(/Bills|Bucc/)));
  });
});

describe('the sentence of a game', () => {
  it('is put for the side that gives points', () => {
    expect(explainGame(aFinalGame(), words)).toBe('BUF −5.5, closing line: won by 11, covered.');
    expect(explainGame(aLiveGame({ Spread1: -3, Spread2: 3 }), words)).toBe('TB −3, line at kickoff: trailing by 11, no cover yet.');
    expect(explainGame(aGame(), words)).toBe('Kicks off <11-15>. Picks are shown then.');
    expect(explainGame(aFinalGame({ Spread1: null, Spread2: null }), words)).toBe('No line at kickoff. It counts for nobody.');
    expect(explainGame(aGame({ state: 'postponed' }), words)).toMatch(/replayed/);
    expect(explainGame(aGame({ state: 'cancelled' }), words)).toMatch(/nobody/);
  });
  it('agrees for a game with what is said of its pick', () => {
    fc.assert(
      fc.property(anyScore, (game) => {
        if (!game.started || game.Spread2 === null) return;
        const away = game.Spread1! < 0;
        const pick = aPick({ Pick: away ? game.team1 : game.team2, Spread: away ? game.Spread1 : game.Spread2 });
        expect(explainGame(game, words).split(': ')[1]).toBe(explainPick(pick, game, words).split(': ')[1]);
      }),
    );
  });
});
