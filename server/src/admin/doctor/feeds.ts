import { plural } from '@poolhouse/contract/formats';
import { allAgents, type AgentRow } from '../../ground/agents/agents.store';
import type { Tx } from '../../ground/db/database';
import { SCOREBOARDS } from '../../sport/feeds/all-feeds';
import { feedStates, type FeedState } from '../../sport/feeds/answers.store';
import { staleScores } from '../../sport/feeds/health.store';
import { agentTitle } from '../site/agent-title.rules';
import { ageWords } from './age.rules';
import { bad, good, look, type Finding } from './finding';

/** Failures in a row after which it is no passing trouble. */
const PASSES = 3;
const LINES = ['nfl-lines', 'ncaa-lines'];

/** The agents of feeds that have been asked; what became of them is said feed by feed. @param feeds agents of contests that ask feeds */
export async function askedFeeds(tx: Tx, feeds: readonly string[]): Promise<AgentRow[]> {
  const names = new Set([...SCOREBOARDS.map(({ agent }) => agent), ...LINES, ...feeds]);
  const answered = new Set((await feedStates(tx)).map(({ feed }) => feed));
  return (await allAgents(tx)).filter(({ name, active }) => names.has(name) && active === 1 && answered.has(name));
}

/** Each feed that is asked: when it answered last, who did, and what of that is not as agreed. @param now real time, epoch ms */
export async function ofFeeds(tx: Tx, { feeds, now }: { feeds: readonly string[]; now: number }): Promise<Finding[]> {
  const states = new Map((await feedStates(tx)).map((state) => [state.feed, state]));
  const silent = await staleScores(tx);
  const asked = await askedFeeds(tx, feeds);
  if (asked.length === 0)
    return [
      look(
        'Feeds',
        'None is asked: scores and lines are entered by hand.',
        'Switch one on in the console, Game day, where that is not meant.',
      ),
    ];
  return asked.map((agent) => {
    const sport = SCOREBOARDS.find(({ agent: name }) => name === agent.name)?.sport;
    return ofFeed(agent, states.get(agent.name), { isSilent: sport !== undefined && silent.has(sport), now });
  });
}

function ofFeed(agent: AgentRow, state: FeedState | undefined, { isSilent, now }: { isSilent: boolean; now: number }): Finding {
  const about = agentTitle(agent.name);
  const last =
    agent.last_good_at === null ? 'it has never answered well' : `its last good answer came ${ageWords(now - agent.last_good_at)} ago`;
  const from = state && state.source > 0 ? `, from ${state.answeredBy}` : '';
  const [misfit] = state?.misfits ?? [];
  if (state && misfit)
    return bad(
      about,
      `${plural(state.misfits.length, 'field of its answer is', 'fields of its answer are')} not as agreed. ${misfit.sentence}`,
      `Enter what is open by hand in the console, Game day; npx poolhouse feed replay --feed ${agent.name} tries a newer version on it.`,
    );
  if (isSilent) return bad(about, `Games are on, and ${last}.`, 'Enter scores by hand in the console, Game day, if it stays so.');
  if (agent.last_error !== null)
    return (agent.failures > PASSES ? bad : look)(
      about,
      `${agent.last_error} Before, ${last}.`,
      'See whether it passes; a second address can be set.',
    );
  if (state && state.source > 1)
    return look(about, `Source ${state.source} of ${state.sources} answers${from}; ${last}.`, 'See why those before it do not.');
  return good(about, `As agreed; ${last}${from}.`);
}
