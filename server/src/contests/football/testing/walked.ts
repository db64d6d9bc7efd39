import type { Asking } from '../../../testing/whose/inputs';
import type { WalkedContest } from '../../../testing/whose/walked-contest';

const instead = ({ t }: Asking) => ({ entry_id: t.entry, Pick1: 'H9', event_id1: t.event, reason: 'for the test' });

export const walked: WalkedContest = {
  recipes: {
    'GET football/makepicks': ({ t }) => ({ entry_id: t.entry, pick1: 'H9', event_id1: t.event }),
    'POST football/makepicks': ({ t }) => ({ entry_id: t.entry, pick1: 'A9', event_id1: t.event }),
    'POST football/MakePicksGuts': instead,
    'GET football/MakePicksGuts': (asking) => ({ ...instead(asking), Pick1: 'A9' }),
  },
};
