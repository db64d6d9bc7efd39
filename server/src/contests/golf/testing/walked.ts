import type { Asking } from '../../../testing/whose/inputs';
import type { WalkedContest } from '../../../testing/whose/walked-contest';
import { setSeason } from '../stores/contest.store';
import { aGolfer } from './facts.fixture';
import { addEvent, FIELD_SIZE, FIRST_TEE, HOUR } from './golf-test-league';

const picks = ({ t }: Asking) => ({ entry_id: t.entry, pick1: 1, pick2: 2, pick3: 3, pick4: 4, tid: t.tournament });
const pick1 = ({ t }: Asking) => ({ entry_id: t.entry, pick: 1, tid: t.tournament });

export const walked: WalkedContest = {
  others: { pick1golf: /pick1/i },
  recipes: {
    'GET golf/MakePicks': picks,
    'POST golf/makepicks': picks,
    'GET ad/MakeGolfPicks': (asking) => ({ ...picks(asking), reason: 'for the test' }),
    'POST ad/MakeGolfPicks': (asking) => ({ ...picks(asking), reason: 'for the test' }),
    'GET golf/MakePick1': pick1,
    'POST golf/makepick1': pick1,
    'GET ad/MakePick1GolfPick': (asking) => ({ ...pick1(asking), reason: 'for the test' }),
    'POST ad/MakePick1GolfPick': (asking) => ({ ...pick1(asking), reason: 'for the test' }),
    'GET golf/sideactionoptin': ({ t }) => ({ contest_id: t.contest, entry_id: t.entry }),
    'POST ad/golf_season': ({ t }) => ({ contest_id: t.contest, tournaments: [{ id: t.tournament, double: 0 }] }),
    'POST ad/golf_settings': ({ t }) => ({ contest_id: t.contest, self_pick1: 1 }),
  },
  async prepare(db, contests) {
    const field = Array.from({ length: FIELD_SIZE }, (_, n) => aGolfer(n + 1));
    const tids = [await addEvent(db, FIRST_TEE, field), await addEvent(db, FIRST_TEE + 7 * 24 * HOUR, field)];
    const season = tids.map((tid, n) => ({ tid, seq: n + 1, double: false }));
    await db.write(async (tx, invalidate) => {
      for (const contest of contests) await setSeason(tx, invalidate, contest, season);
    });
    return { tournament: tids[0] ?? 0 };
  },
  siteTables: {
    golf_corrections: 'what came after a result was official',
    golf_courses: 'courses',
    golf_feed_doubts: 'what a feed told of a tournament',
    golf_field: 'who plays in a tournament',
    golf_results: 'what golfers have done',
    golf_rounds: 'cards of a tournament',
    golf_shots: 'strokes of a tournament',
    golf_stats: 'figures of golfers',
    golf_tournament_courses: 'where a tournament is played',
    golf_tournaments: 'tournaments',
    golfer_aliases: 'what feeds call golfers',
    golfers: 'golfers',
  },
};
