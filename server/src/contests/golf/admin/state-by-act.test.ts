import { describeSite } from '../../../testing/engines';
import type { Reported } from '../golf';
import { HAND_STATES, type HandState } from '../rules/hand.rules';
import { setStartingStrokes } from '../stores/facts.store';
import { aCard, roundOf } from '../testing/facts.fixture';
import { FIRST_TEE, golfTestLeague, HOUR, wholeRound, type GolfTestLeague } from '../testing/golf-test-league';

/** Of the tournament that is written into, the later of the league's two. */
const TEE = FIRST_TEE + 7 * 24 * HOUR;
const rounds = (...of: number[]) => of.flatMap((round) => wholeRound(round, () => roundOf(0)));
const EMPTY = [1, 2, 3, 4].flatMap((round) => wholeRound(round, () => []));
const BEGUN = [aCard(5, 1, [0])];

/** How each state comes about: hours after the first tee, what is played, what is said. */
const STANDS: Readonly<Record<HandState, { hours: number; cards: ReturnType<typeof rounds>; reported: Reported; official?: true }>> = {
  NOT_STARTED: { hours: -1, cards: [], reported: '' },
  IN_PROGRESS: { hours: 1, cards: BEGUN, reported: '' },
  SUSPENDED: { hours: 1, cards: BEGUN, reported: 'SUSPENDED' },
  ROUND_COMPLETE: { hours: 10, cards: rounds(1), reported: '' },
  PLAYED: { hours: 80, cards: rounds(1, 2, 3, 4), reported: '' },
  CANCELLED: { hours: 1, cards: BEGUN, reported: 'CANCELLED' },
  OFFICIAL: { hours: 90, cards: rounds(1, 2, 3, 4), reported: 'FINAL', official: true },
  VOID: { hours: 2, cards: BEGUN, reported: 'CANCELLED', official: true },
};

/** What every call answers in every state: y it is done, ? it asks first, - it is refused. A cut that is not made is asked about as well. */
const ANSWERS: Readonly<Record<string, string>> = {
  //                   begins on susp round played cancelled official void
  'own picks': '       y - - - - - - -',
  'own Pick1': '       y - - - - - - -',
  picks: '             y y y y y - - -',
  Pick1: '             y y y y y - - -',
  field: '             y ? ? ? - - - -',
  holes: '             - y y y y - ? -',
  'no holes': '        y y y y y - ? -',
  'starting strokes': 'y ? ? ? ? - ? -',
  'status ': '         y y y y y ? - -',
  'status SUSPENDED': '? y y y ? ? - -',
  'status CANCELLED': '? ? ? ? ? ? - -',
  'status FINAL': '    - ? ? ? y - - -',
  'golfer IN': '       y y y y y - ? -',
  'golfer ALTERNATE': 'y ? ? ? ? - ? -',
  'golfer CUT': '      - ? ? ? y - ? -',
  'golfer MDF': '      - ? ? ? y - ? -',
  'golfer WD': '       y y y y y - ? -',
  'golfer DQ': '       - y y y y - ? -',
};

const FIELD = JSON.stringify({
  pga_tournament_id: 'R2022901',
  players: Object.fromEntries(
    Array.from({ length: 20 }, (_, n) => [n + 1, { name: `Golfer ${String(n + 1).padStart(3, '0')}`, odds: `+${(n + 2) * 100}` }]),
  ),
});
const NOTHING = Array.from({ length: 18 }, () => null);

describeSite('each state of a tournament by each act, through the calls', (engine) => {
  let league: GolfTestLeague;
  beforeAll(async () => {
    league = await golfTestLeague(engine);
  });
  afterAll(() => league.app.close());

  const act = (name: string) => {
    const { as, call, entries, pick1Entries, second: tid } = league;
    const [kind = '', what = ''] = name.split(' ');
    const said = { tournament_id: tid, reason: 'As the tour says', confirm: 0 as const };
    const four = { pick1: 1, pick2: 2, pick3: 3, pick4: 4, tid };
    const golfer = (over: object) =>
      call('POST ad/golf_set_golfer', { as: as.carl, body: { ...said, golfer_id: 5, status: 'IN', ...over } });
    const holes = (of: (number | null)[]) =>
      call('POST ad/golf_set_holes', { as: as.carl, body: { ...said, golfer_id: 5, round: 1, holes: of, manual: 0 } });
    if (name === 'own picks') return call('POST golf/makepicks', { as: as.ann, body: four });
    if (name === 'own Pick1') return call('POST golf/makepick1', { as: as.ann, body: { entry_id: pick1Entries.ann, pick: 7, tid } });
    if (name === 'picks')
      return call('POST ad/MakeGolfPicks', { as: as.carl, body: { entry_id: entries.bob, ...four, reason: said.reason } });
    if (name === 'Pick1')
      return call('POST ad/MakePick1GolfPick', { as: as.carl, body: { entry_id: pick1Entries.bob, pick: 8, tid, reason: said.reason } });
    if (name === 'field') return call('POST ad/golf_import', { as: as.carl, body: { file: 'field', content: FIELD, confirm: 0 } });
    if (name === 'holes') return holes(roundOf(-1).map((toPar) => 4 + toPar));
    if (name === 'no holes') return holes(NOTHING);
    if (name === 'starting strokes') return golfer({ starting_strokes: -4 });
    if (kind === 'golfer') return golfer({ status: what });
    return call('POST ad/golf_set_status', { as: as.carl, body: { ...said, status: what as Reported } });
  };

  /** The tournament as it stands in a state, whatever was done to it before. */
  const stand = async (state: HandState) => {
    const { hours, cards, reported, official } = STANDS[state];
    const { second: tid, db } = league;
    league.clock.set(TEE + hours * HOUR);
    await db.write((tx, invalidate) => setStartingStrokes(tx, invalidate, { tid, golferId: 5 }, 0));
    await league.leave(tid, 5, 'IN');
    await league.play(tid, EMPTY);
    await league.play(tid, cards);
    const now = league.clock.now();
    await league.tell(tid, { reported, reportedAt: reported === '' ? 0 : now, officialAt: official ? now : null });
  };
  const seen = async () => {
    const page = await league.page('carl', { tid: league.second });
    const desk = (await league.call('GET golf/ad', { as: league.as.carl, query: { tid: league.second, gid: 5 } })).data!;
    const row = desk.tournaments.data.find(({ ID }) => ID === league.second);
    return { page: [page.config, page.leaderboard, page.scores, page.picks], desk: [row, desk.field, desk.cards], status: row?.status };
  };

  it.each(HAND_STATES)('%s', async (state) => {
    const at = HAND_STATES.indexOf(state);
    const found: [string, string][] = [];
    for (const name of Object.keys(ANSWERS)) {
      await stand(state);
      const before = await seen();
      const { status, error } = await act(name);
      const answer = status === 200 ? 'y' : error?.code === 'confirm_needed' ? '?' : '-';
      found.push([name, answer]);
      if (answer === 'y') continue;
      expect([name, status, error?.message]).toEqual([name, 409, expect.stringMatching(answer === '?' ? /^[A-Z].*\?$/ : /^[A-Z].*\.$/)]);
      expect([name, await seen()]).toEqual([name, before]);
    }
    expect(found).toEqual(Object.entries(ANSWERS).map(([name, answers]) => [name, answers.trim().split(' ')[at]]));
  });

  it.each(HAND_STATES)('%s: the console says what the board says', async (state) => {
    await stand(state);
    const { page, status } = await seen();
    expect(status).toBe((page[0] as { data: { status: string }[] }).data[0]?.status);
  });

  it('takes no picks for a tournament that is cancelled before its first tee', async () => {
    await stand('NOT_STARTED');
    await league.tell(league.second, { reported: 'CANCELLED', reportedAt: league.clock.now() });
    for (const name of ['own picks', 'own Pick1', 'picks', 'Pick1'])
      expect([name, (await act(name)).error?.code]).toEqual([name, 'picks_locked']);
  });
});
