/** Words of agents' names that are written in capitals. */
const CAPITALS = new Set(['nfl', 'ncaa', 'ncaab']);

/** What an administrator reads instead of an agent's name: 'nfl-scoreboard' is 'NFL scoreboard'. */
export function agentTitle(name: string): string {
  const words = name
    .split('-')
    .map((word) => (CAPITALS.has(word) ? word.toUpperCase() : word))
    .join(' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
