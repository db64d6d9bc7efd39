import { aConfig } from '../testing/rows.fixture';
import { draftOf, paidInAll, percentsOf, PRESETS, troublesOf, changesOf } from './settings.rules';

const kept = aConfig({ steps: '0:1,50:5' });

describe('the settings of an auction', () => {
  it('sends nothing where nothing was changed, and only what was', () => {
    expect(changesOf(draftOf(kept), kept)).toEqual({});
    expect(changesOf({ ...draftOf(kept), budget: '', clock_reset: '15', auto_bids: '0' }, kept)).toEqual({
      budget: null,
      clock_reset: 15,
      auto_bids: 0,
    });
    expect(changesOf({ ...draftOf(kept), steps: [{ from: '0', step: '2' }], payouts: percentsOf(PRESETS[1].payouts) }, kept)).toEqual({
      steps: '0:2',
      payouts: PRESETS[1].payouts,
    });
  });

  it('knows what cannot be kept, before the server says so', () => {
    expect(troublesOf(draftOf(kept))).toEqual({});
    for (const { payouts } of PRESETS) expect(paidInAll(percentsOf(payouts))).toBe(100);
    const bad = {
      ...draftOf(kept),
      budget: '1.5',
      clock_open: '4',
      steps: [{ from: '5', step: '1' }],
      payouts: ['1', '1', '1', '1', '1', '1'],
    };
    expect(Object.keys(troublesOf(bad)).sort()).toEqual(['budget', 'clock_open', 'payouts', 'steps']);
    expect(troublesOf(bad).payouts).toMatch(/63%/);
  });
});
