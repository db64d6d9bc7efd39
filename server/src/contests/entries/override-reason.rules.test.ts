import { ENTERED_FOR_PLAYER, overrideReason } from './override-reason.rules';

describe('the reason of an override', () => {
  it('is needed of three letters, except for a player who cannot sign in yet', () => {
    expect(overrideReason('sick', true)).toBe('sick');
    expect(overrideReason('no', true)).toBeNull();
    expect(overrideReason(undefined, true)).toBeNull();
    expect(overrideReason(undefined, false)).toBe(ENTERED_FOR_PLAYER);
    expect(overrideReason('sick', false)).toBe('sick');
    expect(overrideReason('no', false)).toBeNull();
  });
});
