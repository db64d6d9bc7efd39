import type { FootballScoreRow } from '@poolhouse/contract';
import type { GameEnding } from '@poolhouse/contract/football-rules';
import { formatLine, formatRange } from '@poolhouse/shared-ui';

type Game = Pick<FootballScoreRow, 'Abbrev1' | 'Abbrev2' | 'team1' | 'team2' | 'Spread1' | 'Spread2' | 'state'>;

/** What is known of a game's endings for telling one of them apart. */
interface Among {
  game: Game;
  /** All of the game, the away side's first. */
  all: readonly GameEnding[];
}

const isPush = ({ game, all }: Among, { from, to }: GameEnding): boolean =>
  all.length === 3 && from === to && from === 0 - (game.Spread2 ?? NaN);
const isOneLine = (all: readonly GameEnding[]): boolean => all.length === 2 || (all.length === 3 && all[1]?.from === all[1]?.to);

/** 'BUF −5.5', 'Push'; 'BUF by 6' where picks have other lines. */
export function shortEnding(among: Among, ending: GameEnding): string {
  const { game, all } = among;
  const [away, home] = [game.Abbrev1 || game.team1, game.Abbrev2 || game.team2];
  const oneLine = isOneLine(all);
  if (ending.from === -Infinity) return oneLine ? `${away} ${formatLine(game.Spread1)}` : `${away} covers`;
  if (ending.to === Infinity) return oneLine ? `${home} ${formatLine(game.Spread2)}` : `${home} covers`;
  if (isPush(among, ending)) return 'Push';
  return byPoints(ending, away, home);
}

/** The same in a sentence: 'BUF covers', 'BUF at KC pushes', 'BUF by 6'. */
export function endingWords(among: Among, ending: GameEnding): string {
  const { game } = among;
  const [away, home] = [game.Abbrev1 || game.team1, game.Abbrev2 || game.team2];
  if (ending.from === -Infinity) return `${away} covers`;
  if (ending.to === Infinity) return `${home} covers`;
  if (isPush(among, ending)) return `${away} at ${home} pushes`;
  return byPoints(ending, away, home);
}

/** The same aloud, with what is seen of it: 'BUF −5.5, Bills cover'; 'Push, Bills by 7'. */
export function spokenEnding(among: Among, ending: GameEnding): string {
  const [seen, said] = [shortEnding(among, ending), inFull(among, ending)];
  return said.includes(seen) ? said : `${seen}, ${said}`;
}

function inFull(among: Among, ending: GameEnding): string {
  const { game } = among;
  if (ending.from === -Infinity) return `${game.team1} cover`;
  if (ending.to === Infinity) return `${game.team2} cover`;
  const points = byPoints(ending, game.team1, game.team2);
  return isPush(among, ending) ? `Push, ${points}` : points;
}

function byPoints({ from, to }: GameEnding, away: string, home: string): string {
  if (from === 0 && to === 0) return 'Tie';
  return to <= 0 ? `${away} by ${formatRange(0 - to, 0 - from)}` : `${home} by ${formatRange(Math.max(0, from), to)}`;
}
