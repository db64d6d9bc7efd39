import fc from 'fast-check';
import { feedGame, feedPlay, KICKOFF, knownEvent } from '../testing/known-event.fixture';
import { findEvent } from './find-event.rules';
import { newLine } from './line.rules';
import { nextPoll } from './poll-pace.rules';
import { newKickoff } from './redate.rules';
import { scoresFrom } from './scores-from.rules';
import { staleScoresFrom } from './staleness.rules';
import { teamMatch } from './team-match.rules';

const hour = 3_600_000;
const day = 24 * hour;

describe('a line from a feed', () => {
  const line = (
    known = {},
    feed = {},
    source: 'scoreboard' | 'odds' = 'odds',
    now = KICKOFF - 1,
    state: 'scheduled' | 'in_progress' | 'postponed' = 'scheduled',
  ) => newLine(knownEvent(known), feedGame({ spread2: 3, ...feed }), { source, after: { kickoffAt: KICKOFF, state }, now });

  it('moves until kick-off and never after', () => {
    expect(line()).toBe(3);
    expect(line({}, {}, 'odds', KICKOFF)).toBeUndefined();
    expect(line({ spread2: null }, {}, 'odds', KICKOFF)).toBeUndefined();
    expect(line({}, { kickoffAt: KICKOFF - 2 })).toBeUndefined();
    expect(line({}, {}, 'odds', KICKOFF - 1, 'in_progress')).toBeUndefined();
    expect(line({}, {}, 'odds', KICKOFF - 1, 'postponed')).toBeUndefined();
  });

  it('gives way to one set by hand, and the scoreboard to the books', () => {
    expect(line({ manualLine: true, lineSource: 'admin' })).toBeUndefined();
    expect(line({ lineSource: 'admin' })).toBe(3);
    expect(line({ lineSource: 'odds' }, {}, 'scoreboard')).toBeUndefined();
    expect(line({ lineSource: 'scoreboard' }, {}, 'scoreboard')).toBe(3);
  });

  it('is left alone when there is none, or the same', () => {
    expect(line({}, { spread2: null })).toBeUndefined();
    expect(line({ spread2: 3 })).toBeUndefined();
  });
});

describe('a kick-off from a feed', () => {
  const moved = (feed: Parameters<typeof feedGame>[0], known = {}, now = KICKOFF - day) =>
    newKickoff(knownEvent(known), feedGame(feed), now);

  it('is taken before the game', () => {
    expect(moved({ kickoffAt: KICKOFF + 3 * hour })).toBe(KICKOFF + 3 * hour);
    expect(moved({})).toBeUndefined();
    expect(moved({ kickoffAt: KICKOFF + hour, listing: { ...feedGame().listing!, timeKnown: false } })).toBeUndefined();
    expect(moved({ kickoffAt: KICKOFF + hour, play: feedPlay({ state: 'postponed' }) })).toBeUndefined();
    expect(moved({ kickoffAt: KICKOFF + hour }, { manual: true })).toBeUndefined();
  });

  it('does not open picks again that were locked, unless the game was postponed or leaves the week', () => {
    const after = KICKOFF + 60_000;
    expect(moved({ kickoffAt: KICKOFF + hour }, {}, after)).toBeUndefined();
    expect(moved({ kickoffAt: KICKOFF + hour }, { state: 'postponed' }, after)).toBe(KICKOFF + hour);
    expect(moved({ kickoffAt: KICKOFF + 7 * day }, {}, after)).toBe(KICKOFF + 7 * day);
    expect(moved({ kickoffAt: KICKOFF + 7 * day }, { state: 'final' }, after)).toBeUndefined();
  });

  it('locks a game that begins a little early at once, and one that begins a day early not', () => {
    const play = feedPlay({ state: 'in_progress', score1: 0, score2: 0 });
    expect(moved({ play }, {}, KICKOFF - 60_000)).toBe(KICKOFF - 60_000);
    expect(moved({ play }, {}, KICKOFF - day)).toBeUndefined();
  });

  it('never turns a kick-off that has passed into one to come within the same week', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -40, max: 40 }),
        fc.integer({ min: 0, max: 200 }),
        fc.constantFrom('scheduled' as const, 'in_progress' as const),
        (hours, minutes, state) => {
          const now = KICKOFF + minutes * 60_000;
          const kickoffAt = moved({ kickoffAt: KICKOFF + hours * hour }, { state }, now) ?? KICKOFF;
          expect(kickoffAt <= now || hours >= 41).toBe(true);
        },
      ),
    );
  });
});

describe('whose game it is', () => {
  it('tells by id, else by teams and time', () => {
    const [other, same] = [knownEvent({ id: 1, abbrev1: 'SF', team1: '49ers' }), knownEvent({ id: 2, kickoffAt: KICKOFF + day })];
    expect(findEvent(feedGame(), [other, same])).toBe(same);
    expect(findEvent(feedGame(), [other, { ...same, kickoffAt: KICKOFF + 37 * hour }])).toBeUndefined();
    expect(findEvent(feedGame(), [{ ...same, feedKey: 'ESPN:1' }])).toBeUndefined();
    expect(findEvent(feedGame(), [same, { ...other, feedKey: 'ESPN:401437650' }])).toMatchObject({ id: 1 });
    expect(findEvent(feedGame(), [knownEvent({ abbrev1: 'ATL', abbrev2: 'NO', team1: 'Falcons', team2: 'Saints' })])).toBeUndefined();
  });

  it('finds a postponed game again that is played under another id', () => {
    const postponed = knownEvent({ state: 'postponed', feedKey: 'ESPN:1' });
    expect(findEvent(feedGame({ kickoffAt: KICKOFF + 30 * hour }), [postponed])).toBe(postponed);
    expect(findEvent(feedGame({ kickoffAt: KICKOFF + 30 * hour, play: feedPlay({ state: 'postponed' }) }), [postponed])).toBeUndefined();
    expect(findEvent(feedGame({ kickoffAt: KICKOFF + 30 * hour }), [{ ...postponed, manual: true }])).toBeUndefined();
    expect(findEvent(feedGame({ kickoffAt: KICKOFF + 30 * day }), [postponed])).toBeUndefined();
  });

  it.each<['NFL' | 'NCAA', string, string, boolean]>([
    ['NFL', 'San Francisco 49ers', '49ers', true],
    ['NFL', 'New York Jets', 'Giants', false],
    ['NCAA', 'Ohio State Buckeyes', 'Ohio State', true],
    ['NCAA', 'Ohio State Buckeyes', 'Ohio', false],
    ['NCAA', 'Ohio Bobcats', 'Ohio', true],
    ['NCAA', 'Miami (OH) RedHawks', 'Miami', false],
    ['NCAA', 'Miami Hurricanes', 'Miami', true],
    ['NCAA', 'San Jose State Spartans', 'San José State', true],
    ['NCAA', 'Hawaii Rainbow Warriors', "Hawai'i", true],
    ['NCAA', 'Georgia Tech Yellow Jackets', 'Georgia', false],
  ])('%s: %s for %s: %p', (sport, fullName, name, same) => {
    expect(teamMatch(sport, { code: '', name: '', fullName }, { name, code: 'X' }) > 0).toBe(same);
  });
});

describe('how old scores are', () => {
  const age = { lastGoodAt: KICKOFF + hour, liveSince: KICKOFF, refreshSeconds: 30, now: KICKOFF + hour + 90_001 };

  it('is said after three missed looks while games are on', () => {
    expect(staleScoresFrom(age)).toBe(KICKOFF + hour);
    expect(staleScoresFrom({ ...age, now: age.now - 1 })).toBeNull();
    expect(staleScoresFrom({ ...age, liveSince: undefined })).toBeNull();
    expect(staleScoresFrom({ ...age, lastGoodAt: null })).toBeNull();
    // The last look before the kick-off was ten minutes ago, as it should be.
    expect(staleScoresFrom({ ...age, lastGoodAt: KICKOFF - 600_000, now: KICKOFF + 90_000 })).toBeNull();
  });

  it('is said of a week with a game of that sport that is on', () => {
    const silent = new Map([['NFL' as const, KICKOFF]]);
    expect(scoresFrom([knownEvent({ state: 'in_progress' })], silent, KICKOFF + hour)).toBe('2022-09-11T17:00:00.000Z');
    expect(
      scoresFrom(
        [knownEvent({ state: 'final' }), knownEvent({ sport: 'NCAA', state: 'in_progress' }), knownEvent({ kickoffAt: KICKOFF + day })],
        silent,
        KICKOFF + hour,
      ),
    ).toBe('');
    expect(scoresFrom([knownEvent({ state: 'in_progress' })], new Map(), KICKOFF + hour)).toBe('');
  });

  it('is kept small by looking often when games are on, and at the next kick-off', () => {
    expect([nextPoll(true, undefined, 0), nextPoll(false, undefined, 0), nextPoll(false, 45_000, 0), nextPoll(false, day, 0)]).toEqual([
      30, 600, 45, 600,
    ]);
  });
});
