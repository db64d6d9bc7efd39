import fc from 'fast-check';
import { dogOf } from '../pick/dogs.rules';
import { aGraded, anEvent, aPick } from '../testing/rows.fixture';
import { saveBody, spreadOf, spreadTrouble, teamTrouble, TWICE, type Draft } from './editor.rules';

const jets = dogOf(anEvent())!;
const draft = (over: Partial<Draft> = {}): Draft => ({
  entryId: 1,
  dog: jets,
  spread: '7.5',
  reason: ' Called before kickoff ',
  needsReason: true,
  ...over,
});

describe('the editor', () => {
  it('sends entry, game, spread, side and reason', () =>
    expect(saveBody(draft(), [])).toEqual({ entryId: 1, eventId: 1, spread: 7.5, side: 1, reason: 'Called before kickoff' }));

  it('refuses a team that the entry has in another week, whatever week that is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 18 }).filter((week) => week !== 11),
        (week) => {
          const picks = [aGraded(1, week, 'Jets', 'L')];
          expect(teamTrouble(draft(), picks)).toBe(TWICE);
          expect(saveBody(draft(), picks)).toBeNull();
          expect(teamTrouble(draft({ entryId: 2 }), picks)).toBe('');
        },
      ),
    );
  });

  it('lets the spread of this week’s own pick be changed', () =>
    expect(saveBody(draft({ spread: '8' }), [aPick()])).toMatchObject({ spread: 8 }));

  it.each([
    ['no team', draft({ dog: null })],
    ['no reason', draft({ reason: '  ' })],
    ['too short a reason', draft({ reason: 'ok' })],
    ['no spread', draft({ spread: '' })],
    ['a spread between steps', draft({ spread: '7.25' })],
    ['points that are given', draft({ spread: '-3' })],
  ])('cannot be saved with %s', (_what, half) => expect(saveBody(half, [])).toBeNull());

  it('needs no reason where the pick is not another player’s to make', () =>
    expect(saveBody(draft({ reason: '', needsReason: false }), [])).toEqual({ entryId: 1, eventId: 1, spread: 7.5, side: 1 }));

  it('takes every multiple of a half from 0 up and nothing else', () => {
    fc.assert(
      fc.property(fc.double({ min: -20, max: 20, noNaN: true }), (value) => {
        const half = Math.round(value * 2) / 2;
        expect(spreadOf(String(half))).toBe(half >= 0 ? Math.abs(half) : null);
        if (!Number.isInteger(value * 2)) expect(spreadOf(String(value))).toBeNull();
      }),
    );
    expect(['', 'x', ' '].map(spreadOf)).toEqual([null, null, null]);
    expect(spreadTrouble('')).toBe('');
    expect(spreadTrouble('7.25')).toContain('steps of 0.5');
  });
});
