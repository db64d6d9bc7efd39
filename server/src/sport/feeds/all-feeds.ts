import { USUAL_SCOREBOARDS } from '@poolhouse/contract';
import type { Agent } from '../../ground/agents/agent';
import type { Tx } from '../../ground/db/database';
import type { Mode } from '../../ground/settings/mode';
import { readSetting } from '../../ground/settings/settings.store';
import { tournamentAgent } from '../tournament/tournament.agent';
import { linesAgent, scoreboardAgent, type Patience } from './feed-agents';
import type { FeedConfig, Sources } from './feed-config';
import { feedSwitch } from './feed-switch';
import type { Scoreboards } from './feed-watch';
import { fileImportAgent } from './file-import.agent';
import { tournamentScoreboardAgent } from './ncaab/tournament-scoreboard.agent';

export const SCOREBOARDS: Scoreboards = [
  { sport: 'NFL', agent: 'nfl-scoreboard' },
  { sport: 'NCAA', agent: 'ncaa-scoreboard' },
  { sport: 'NCAAB', agent: 'ncaab-scoreboard' },
];

/** Whether feeds may come in. In practice mode time is made up, so nothing live may, unless the operator says so. */
export function feedsRun({ inPractice }: Pick<FeedConfig, 'inPractice'>, mode: Mode): boolean {
  return mode === 'production' || inPractice;
}

/** The agents that feed a site. */
export function allFeeds(config: FeedConfig, mode: Mode, patience: Patience = {}): Agent[] {
  const rests = (urls: Sources, variable: string) => {
    if (!feedsRun(config, mode)) return 'Rests: live feeds are off in practice mode.';
    return urls.length > 0 ? undefined : `Not configured: ${variable} is not set.`;
  };
  const at = (urls: Sources, variable: string) => ({ urls, rests: rests(urls, variable), patience });
  /** What the operator leaves open, an administrator may switch on in the console. */
  const switched = (name: keyof typeof USUAL_SCOREBOARDS, urls: Sources, variable: string) => {
    const why = rests(urls, variable);
    if (why === undefined || !feedsRun(config, mode)) return at(urls, variable);
    const on = async (tx: Tx) => ((await readSetting(tx, feedSwitch(name))) === '1' ? undefined : why);
    return { urls, usual: new URL(USUAL_SCOREBOARDS[name]), rests: on, patience };
  };
  const { scoreboards, odds } = config;
  return [
    scoreboardAgent({
      name: 'nfl-scoreboard',
      sport: 'NFL',
      ...switched('nfl-scoreboard', scoreboards.NFL, 'POOLHOUSE_NFL_SCOREBOARD_URL'),
    }),
    scoreboardAgent({
      name: 'ncaa-scoreboard',
      sport: 'NCAA',
      ...switched('ncaa-scoreboard', scoreboards.NCAA, 'POOLHOUSE_NCAA_SCOREBOARD_URL'),
    }),
    tournamentScoreboardAgent({
      name: 'ncaab-scoreboard',
      ...switched('ncaab-scoreboard', scoreboards.NCAAB, 'POOLHOUSE_NCAAB_SCOREBOARD_URL'),
    }),
    tournamentAgent(mode),
    linesAgent({ name: 'nfl-lines', sport: 'NFL', ...at(odds.NFL, 'POOLHOUSE_ODDS_NFL_URL') }),
    linesAgent({ name: 'ncaa-lines', sport: 'NCAA', ...at(odds.NCAA, 'POOLHOUSE_ODDS_NCAA_URL') }),
    fileImportAgent('file-import', config.importFolder),
  ];
}
