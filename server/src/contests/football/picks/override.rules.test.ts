import type { PickGame, SavedPick, WantedPick } from '../picks';
import { sealedSlotsLeftOut } from './override.rules';

const game = (id: number, kickoffAt: number): PickGame => ({
  id,
  kickoffAt,
  spread2: 1,
  state: 'scheduled',
  team1: 'a',
  team2: 'b',
  abbrev1: 'a',
  abbrev2: 'b',
});
const games = new Map([game(1, 10), game(2, 100), game(3, 100)].map((one) => [one.id, one]));
const saved = (slot: number, eventId: number): SavedPick => ({
  slot,
  eventId,
  side: 1,
  lockedSpread: null,
  lockedAt: null,
  savedAt: 0,
  overrideReason: null,
});
const want = (slot: number, eventId?: number): WantedPick => ({
  slot,
  eventId,
  team: eventId === undefined ? undefined : 'a',
  lock: false,
  spread: undefined,
});

describe('sealed picks beside an override', () => {
  it('have all to be given when a game to come is taken', () => {
    expect(sealedSlotsLeftOut([saved(1, 1), saved(2, 2)], [want(3, 3)], games, 50)).toEqual([2]);
    expect(sealedSlotsLeftOut([saved(1, 1), saved(2, 2)], [want(2, 3)], games, 50)).toEqual([]);
    expect(sealedSlotsLeftOut([saved(2, 2)], [want(3, 999)], games, 50)).toEqual([2]);
  });

  it('may stay when only started games are corrected', () => {
    expect(sealedSlotsLeftOut([saved(2, 2)], [want(1, 1)], games, 50)).toEqual([]);
  });
});
