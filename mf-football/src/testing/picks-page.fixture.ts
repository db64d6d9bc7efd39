import type { MakePicksPage } from '../picks/useMakePicks';
import { aFinalEvent, anEvent, aPicksConfig, savedRow } from './picks.fixture';

export const events = [
  anEvent({ ID: 1 }),
  anEvent({ ID: 2, Pick1: 'Bears', Pick2: 'Vikings', Abbrev1: 'CHI', Abbrev2: 'MIN', Spread1: 3, Spread2: -3 }),
  anEvent({
    ID: 3,
    Pick1: 'Chiefs',
    Pick2: 'Broncos',
    Abbrev1: 'KC',
    Abbrev2: 'DEN',
    Spread1: -3.5,
    Spread2: 3.5,
    Day: '2026-11-15T21:25:00Z',
  }),
  anEvent({
    ID: 4,
    Pick1: 'Cowboys',
    Pick2: 'Raiders',
    Abbrev1: 'DAL',
    Abbrev2: 'LV',
    Spread1: -3.5,
    Spread2: 3.5,
    Day: '2026-11-17T01:15:00Z',
  }),
  anEvent({
    ID: 5,
    SportAbbrev: 'NCAA',
    Pick1: 'Rice',
    Pick2: 'Navy',
    Abbrev1: 'RICE',
    Abbrev2: 'NAVY',
    Spread1: null,
    Spread2: null,
    Day: '2026-11-15T21:00:00Z',
  }),
  aFinalEvent({ ID: 6, SportAbbrev: 'NCAA', Pick1: 'Oklahoma', Pick2: 'Alabama', Abbrev1: 'OU', Abbrev2: 'ALA', Rank2: 4 }),
];

/** Pick 1 is over and won, pick 2 is locked at an older line, pick 3 is open, two are empty. */
export const saved = savedRow([
  { team: 'Oklahoma', eventId: 6, result: 1 },
  { team: 'Bills', eventId: 1, line: -4.5, result: 3 },
  { team: 'Bears', eventId: 2, result: 3 },
]);

export function aPicksPage(over: Partial<MakePicksPage> = {}): MakePicksPage {
  return {
    config: { data: [aPicksConfig()] },
    entries: { data: [{ id: 1, entry_name: 'Rusty Nail', contest_id: 3, contest_name: 'Oak Street Pool' }] },
    events: { data: events },
    available_picks: { data: [] },
    model_margins: { data: [] },
    current_picks: { data: [saved] },
    ...over,
  };
}
