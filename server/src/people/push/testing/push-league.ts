import pino from 'pino';
import { contests } from '../../../contests';
import { footballLeague, SUNDAY } from '../../../contests/football/testing/football-league';
import { openContests } from '../../../contests/open-contests';
import { agentByName } from '../../../ground/agents/agents.store';
import { AgentRunner } from '../../../ground/agents/runner';
import type { Database } from '../../../ground/db/database';
import { gameById } from '../../../sport/games/games.store';
import type { VisibleGame } from '../../../sport/practice/visible-game.rules';
import { showGame } from '../../../sport/results/results.store';
import type { TestEngine } from '../../../testing/engines';
import { waitingEntries } from '../../home/waiting-entries';
import { pushAgent } from '../push.agent';
import { pushService, type TestBrowser } from './push-service';

const MINUTE_MS = 60_000;
const MAIL = { baseUrl: 'https://pool.example.org', from: 'Poolhouse <pool@example.org>' };

/**
 * The football league of the other tests, with a push service and a sender that runs when told to. Both clocks stand at Sunday's kick-off.
 */
export async function pushLeague(engine: TestEngine) {
  const service = await pushService();
  const league = await footballLeague(engine, { push: { insecure: true }, mail: MAIL });
  const { db, clock, wall } = league;
  const start = (at: number) => {
    clock.set(at);
    wall.set(at);
  };
  start(SUNDAY);
  const senderOn = async (on: Database, answersWithinMs = 300) => {
    const { home } = openContests(on, contests);
    const runner = new AgentRunner({ db: on, clock, wall, log: pino({ level: 'silent' }) }, [
      pushAgent({
        db: on,
        clock,
        wall,
        mail: MAIL,
        push: { insecure: true },
        answersWithinMs,
        waiting: (userId) => waitingEntries({ db: on, clock }, home, userId),
      }),
    ]);
    await runner.register();
    return runner;
  };
  const sender = await senderOn(db);
  return {
    ...league,
    service,
    senderOn,
    start,
    /** Lets both clocks go on. */
    pass: (ms: number) => {
      clock.advance(ms);
      wall.advance(ms);
    },
    subscribe: async (as: string): Promise<TestBrowser> => {
      const browser = service.browser();
      const { error } = await league.call('POST utils/push_subscription', { as, body: { endpoint: browser.endpoint, keys: browser.keys } });
      if (error) throw new Error(error.message);
      return browser;
    },
    want: (as: string, game: number, ...kinds: Array<'scoring_play' | 'final'>) =>
      Promise.all(
        kinds.map((type) =>
          league.call('GET utils/register_for_notifications', { as, query: { event_id: league.games[game]!, type, active: 1 } }),
        ),
      ),
    /** Changes a game as a feed or the practice clock does; a minute passes. */
    score: async (game: number, score1: number, score2: number, values: Partial<VisibleGame> = {}, on = db) => {
      clock.advance(MINUTE_MS);
      wall.advance(MINUTE_MS);
      await on.write(async (tx, invalidate) => {
        const before = (await gameById(tx, league.games[game]!))!;
        await showGame(tx, invalidate, before, {
          visible: { state: 'in_progress', score1, score2, status: 'Q1', timeLeft: '9:30', possession: 1, statusNote: '', ...values },
          now: clock.now(),
        });
      });
    },
    /** Sends what is due, now. */
    send: async (by = sender) => {
      await db.write((tx) => tx.updateTable('agents').set({ next_run_at: 0 }).where('name', '=', 'push').execute());
      await by.tick();
      return (await db.read((tx) => agentByName(tx, 'push')))!;
    },
    outbox: () =>
      db.read((tx) => tx.selectFrom('push_outbox').select(['kind', 'dedupe_key', 'state', 'note', 'tries']).orderBy('id').execute()),
    subscriptions: () => db.read((tx) => tx.selectFrom('push_subscriptions').selectAll().orderBy('id').execute()),
    end: async () => {
      await league.app.close();
      await service.stop();
    },
  };
}

export type PushLeague = Awaited<ReturnType<typeof pushLeague>>;
