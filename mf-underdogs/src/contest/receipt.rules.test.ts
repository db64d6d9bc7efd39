import { aPage } from '../testing/page.fixture';
import { anEvent, aPick } from '../testing/rows.fixture';
import { sentDog } from './receipt.rules';

describe('what a save has taken, as the log seals it', () => {
  const page = aPage({ events: { data: [anEvent({ ID: 4, team1: 'Jets', Abbrev1: 'NYJ', team2: 'Bears', Abbrev2: 'CHI' })] } });
  it('is the side with the points that were shown', () => {
    expect(sentDog({ entryId: 1, eventId: 4, side: 2, spread: 3.5 }, page)).toEqual([
      { slot: 1, pick: { event: 4, line: '3.5', side: 2, taken: true }, says: 'CHI +3.5' },
    ]);
    expect(sentDog({ entryId: 1, eventId: 4, side: 1, spread: null }, page)).toMatchObject([
      { pick: { event: 4, line: null, side: 1, taken: false } },
    ]);
  });

  it('is of the side that was picked before, where none is sent', () => {
    const picks = { data: [aPick({ entry_id: 1, event_id: 4, pick: 'Jets' }), aPick({ entry_id: 2, event_id: 4, pick: 'Bears' })] };
    const sides = [1, 2].map((entryId) => sentDog({ entryId, eventId: 4, spread: 4 }, { ...page, picks })[0]?.pick);
    expect(sides).toMatchObject([{ side: 1 }, { side: 2 }]);
  });
});
