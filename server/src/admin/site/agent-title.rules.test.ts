import { agentTitle } from './agent-title.rules';

it.each([
  ['nfl-scoreboard', 'NFL scoreboard'],
  ['ncaab-scoreboard', 'NCAAB scoreboard'],
  ['file-import', 'File import'],
  ['mail', 'Mail'],
])('calls %s %s', (name, title) => expect(agentTitle(name)).toBe(title));
