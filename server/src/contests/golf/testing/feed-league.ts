import { Writable } from 'node:stream';
import { agentRows } from '../../../admin/site/agent-rows.store';
import { createLog } from '../../../app/log';
import { AgentRunner } from '../../../ground/agents/runner';
import { FixedClock } from '../../../ground/clock/clock';
import type { TestEngine } from '../../../testing/engines';
import { addContest } from '../../../testing/rows.store';
import { golfFeeds } from '../feeds/golf-agents';
import { golfFeedConfig } from '../feeds/golf-feed-config';
import type { Course, Tournament } from '../golf';
import { boardAt } from '../rules/board.rules';
import { leaderboard } from '../rules/leaderboard.rules';
import { setSeason } from '../stores/contest.store';
import { keepField, readFacts } from '../stores/facts.store';
import { keepGolfers } from '../stores/golfers.store';
import { addTournament, keepCourse } from '../stores/tournaments.store';
import { aGolfer, aTournament } from './facts.fixture';

export interface FeedLeague {
  readonly tournament: Partial<Tournament>;
  readonly course?: Course;
  readonly golfers: readonly { readonly id: number; readonly name: string }[];
  readonly environment: Readonly<Record<string, string>>;
}

/** A site whose golf contest plays one tournament that is fed by agents from the addresses of `environment`. */
export async function feedLeague(engine: TestEngine, { tournament, course, golfers, environment }: FeedLeague) {
  const db = await engine.open();
  const clock = new FixedClock((tournament.firstTeeAt ?? 0) - 3_600_000);
  const contest = await addContest(db, { contest_type: 'golf', name: 'Golf' });
  const { id: _id, ...values } = aTournament(tournament);
  const tid = await db.write(async (tx, invalidate) => {
    const added = await addTournament(tx, invalidate, values);
    await keepGolfers(
      tx,
      invalidate,
      golfers.map((one) => ({ ...one, country: '', birthday: '' })),
    );
    if (course) await keepCourse(tx, invalidate, course, added);
    await keepField(
      tx,
      invalidate,
      added,
      golfers.map(({ id, name }, n) => aGolfer(id, { name, groupNum: n % 4, listOrder: n + 1 })),
    );
    await setSeason(tx, invalidate, contest, [{ tid: added, seq: 1, double: false }]);
    return added;
  });
  const log = createLog(new Writable({ write: (_line: Buffer, _encoding, done) => done() }), 'silent');
  const runner = async (mayRun = true) => {
    const made = new AgentRunner(
      { db, clock, wall: clock, log },
      golfFeeds(golfFeedConfig(environment, 'odds-key'), mayRun, { timeoutMs: 2000, pauseMs: 1 }),
    );
    await made.register();
    return made;
  };
  const shared = await runner();
  const facts = () => db.read(async (tx) => (await readFacts(tx, tid))!);
  return {
    db,
    clock,
    contest,
    tid,
    runner,
    facts,
    /** Moves the clock and lets every agent that is due run. */
    tick: async (at: number) => {
      clock.set(at);
      await shared.tick();
    },
    agent: async (name: string) => (await db.read((tx) => agentRows(tx, clock.now()))).find((row) => row.name === name)!,
    board: async () => boardAt(await facts(), clock.now()),
    leaders: async () => leaderboard(boardAt(await facts(), clock.now())),
  };
}
