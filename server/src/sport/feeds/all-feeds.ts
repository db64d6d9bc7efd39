import type { Agent } from '../../ground/agents/agent';
import type { Mode } from '../../ground/settings/mode';
import { linesAgent, scoreboardAgent, type Patience } from './feed-agents';
import type { FeedConfig } from './feed-config';
import type { Scoreboards } from './feed-watch';
import { fileImportAgent } from './file-import.agent';

export const SCOREBOARDS: Scoreboards = [
  { sport: 'NFL', agent: 'nfl-scoreboard' },
  { sport: 'NCAA', agent: 'ncaa-scoreboard' },
];

/** Whether feeds may come in. In practice mode time is made up, so nothing live may, unless the operator says so. */
export function feedsRun({ inPractice }: Pick<FeedConfig, 'inPractice'>, mode: Mode): boolean {
  return mode === 'production' || inPractice;
}

/** The agents that feed a site. */
export function allFeeds(config: FeedConfig, mode: Mode, patience: Patience = {}): Agent[] {
  const rests = (url: URL | undefined, variable: string) => {
    if (!feedsRun(config, mode)) return 'Rests: live feeds are off in practice mode.';
    return url ? undefined : `Not configured: ${variable} is not set.`;
  };
  const at = (url: URL | undefined, variable: string) => ({ url, rests: rests(url, variable), patience });
  const { scoreboards, odds } = config;
  return [
    scoreboardAgent({ name: 'nfl-scoreboard', sport: 'NFL', ...at(scoreboards.NFL, 'POOLHOUSE_NFL_SCOREBOARD_URL') }),
    scoreboardAgent({ name: 'ncaa-scoreboard', sport: 'NCAA', ...at(scoreboards.NCAA, 'POOLHOUSE_NCAA_SCOREBOARD_URL') }),
    linesAgent({ name: 'nfl-lines', sport: 'NFL', ...at(odds.NFL, 'POOLHOUSE_ODDS_NFL_URL') }),
    linesAgent({ name: 'ncaa-lines', sport: 'NCAA', ...at(odds.NCAA, 'POOLHOUSE_ODDS_NCAA_URL') }),
    fileImportAgent('file-import', config.importFolder),
  ];
}
