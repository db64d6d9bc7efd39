import { plural } from '@poolhouse/contract/formats';
import type { Agent } from '../../ground/agents/agent';
import type { Database, Tx } from '../../ground/db/database';
import { nextTurn } from '../../ground/db/yield-to-requests';
import { PassedOver } from '../../ground/passed-over';
import type { ProofSite } from '../../ground/proof/proof-site';
import { lastOutcomes, SEALS_AGENT } from '../../sport/games/game-outcomes.store';
import type { Contest } from '../contest';
import type { Memberships } from '../entries/directory';
import { lastOfKinds, logStates } from '../log/log.store';
import { loggedContests } from './logged-contests.store';
import { lookAtLog, type LookDeps } from './look';
import type { SealSource } from './seal-source';

/** Results wake it; so long a contest that was just opened waits for its log at most, and a clock that was moved for its seals. */
const LOOK_EVERY_SECONDS = 20;
/** A season ends in the year after its own. */
const YEARS_BACK = 1;

export interface SealsAgentDeps {
  sources: readonly SealSource[];
  directory: { in(tx: Tx): Pick<Memberships, 'entriesOf'> };
  proof: Pick<ProofSite, 'secret'> & { follow?(db: Database): Promise<void> };
}

interface Waiting {
  source: SealSource;
  contest: Contest;
}

/** Keeps the logs of all contests that are on: seals their picks every hour and at each lock, and tells how games ended. */
export function sealsAgent({ sources, directory, proof }: SealsAgentDeps): Agent {
  /** When each contest is due by time alone, and after which site time that was found. */
  const next = new Map<number, { nextAt: number; found: number }>();
  return {
    name: SEALS_AGENT,
    defaultRefreshSeconds: LOOK_EVERY_SECONDS,
    schedule: 'interval',
    run: async ({ db, clock, signal }) => {
      const passed = new PassedOver();
      await proof.follow?.(db);
      const deps: LookDeps = { db, directory, secret: proof.secret, now: () => clock.now() };
      let sealed = 0;
      for (const { source, contest } of await db.read((tx) => waiting(tx, sources, { next, now: clock.now() }))) {
        if (signal.aborted) break;
        const looked = await passed.over(`${contest.name} (contest ${contest.id})`, () => lookAtLog(deps, source, contest));
        sealed += looked?.sealed ?? 0;
        if (looked) next.set(contest.id, { nextAt: looked.nextAt, found: clock.now() });
      }
      const words = sealed === 0 ? 'Nothing was due' : `${plural(sealed, 'seal')} made`;
      return { words, nextSeconds: secondsTo(next, clock.now()), passedOver: passed.words };
    },
  };
}

/** The contests in which something is due, by time, because a game has ended, or because something was told that calls for a seal. */
async function waiting(
  tx: Tx,
  sources: readonly SealSource[],
  { next, now }: { next: ReadonlyMap<number, { nextAt: number; found: number }>; now: number },
): Promise<Waiting[]> {
  const since = new Date(now).getUTCFullYear() - YEARS_BACK;
  const [states, outcomes] = [await logStates(tx), await lastOutcomes(tx)];
  const due: Waiting[] = [];
  for (const source of sources) {
    // A thousand rows take as long as the event loop may be held.
    await nextTurn();
    const logged = await loggedContests(tx, source.type, since);
    await nextTurn();
    for (const contest of logged) {
      const [state, known] = [states.get(contest.id), next.get(contest.id)];
      // A practice clock may have gone back since.
      const rests = state && known && now < known.nextAt && now >= known.found && (outcomes.get(contest.year) ?? 0) <= state.outcomes;
      if (!rests || (await isCalled(tx, source, contest.id))) due.push({ source, contest });
    }
  }
  return due;
}

const SEALED: readonly string[] = ['beat', 'lock'];

/** Whether something was told since the last seal that a seal has to follow. */
async function isCalled(tx: Tx, { calls }: SealSource, contestId: number): Promise<boolean> {
  if (!calls) return false;
  const last = await lastOfKinds(tx, contestId, [...SEALED, ...calls]);
  return last !== undefined && !SEALED.includes(last);
}

function secondsTo(next: ReadonlyMap<number, { nextAt: number }>, now: number): number {
  const first = Math.min(...[...next.values()].map(({ nextAt }) => nextAt));
  return Math.min(LOOK_EVERY_SECONDS, Math.max(1, Math.ceil((first - now) / 1000)));
}
