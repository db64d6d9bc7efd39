import type { FootballPickRow, FootballScoreRow } from '@poolhouse/contract';

/** How lines and instants are written; handed in so that the rule stays pure. */
export interface Words {
  line(line: number): string;
  at(iso: string): string;
}

/** Points by which a team leads, negative when it trails. */
function marginOf(game: FootballScoreRow, team: string): number {
  const margin = (game.score1 ?? 0) - (game.score2 ?? 0);
  return team === game.team1 ? margin : -margin;
}

const FINAL = { cover: 'covered', push: 'a push, counts as a loss', miss: 'no cover' };
const LIVE = { cover: 'covering now', push: 'pushing now, a push counts as a loss', miss: 'no cover yet' };

/** 'won by 3, no cover': the state of a started game for one side at one line. */
function verdict(game: FootballScoreRow, team: string, line: number): string {
  const margin = marginOf(game, team);
  const against = margin + line;
  const over = game.state === 'final';
  const words = over ? FINAL : LIVE;
  const [ahead, behind, level] = over ? ['won', 'lost', 'tied'] : ['leading', 'trailing', 'level'];
  const score = margin === 0 ? level : `${margin > 0 ? ahead : behind} by ${Math.abs(margin)}`;
  return `${score}, ${against > 0 ? words.cover : against === 0 ? words.push : words.miss}`;
}

function outcome(pick: FootballPickRow, game: FootballScoreRow | undefined, words: Words): string {
  if (!game) return 'its game is not on this board';
  if (game.state === 'postponed') return 'postponed, no result until it is replayed';
  if (game.state === 'cancelled') return 'canceled, counts for nobody';
  if (!game.started)
    return pick.LockedAt ? `kicks off ${words.at(game.day)}` : `the last line before kickoff counts, ${words.at(game.day)}`;
  if (pick.Spread === null) return 'no line at kickoff, counts for nobody';
  return verdict(game, pick.Pick, pick.Spread);
}

function lineSource(pick: FootballPickRow, game: FootballScoreRow | undefined, words: Words): string {
  if (pick.LockedAt) return `, locked ${words.at(pick.LockedAt)}`;
  if (pick.Spread === null) return '';
  return game?.started ? ', closing line' : ', not locked';
}

/**
 * The sentence behind a pick's chip: 'DAL −3.5, locked Tue 9:14 PM: won by 3, no cover.'
 * It says which line counted, where that came from, how the game stands and what follows. Source: design, section 8.
 */
export function explainPick(pick: FootballPickRow, game: FootballScoreRow | undefined, words: Words): string {
  const override = pick.Override ? ` An administrator set this pick: ${pick.Override.replace(/\.$/, '')}.` : '';
  if (pick.Pick === '') return `Picked. The team is shown at kickoff.${override}`;
  const team = pick.Abbrev || pick.Pick;
  const line = pick.Spread === null ? '' : ` ${words.line(pick.Spread)}`;
  return `${team}${line}${lineSource(pick, game, words)}: ${outcome(pick, game, words)}.${override}`;
}

/** How a game stands against the current line, put for the side that gives points (the home side of a pick'em). */
export function explainGame(game: FootballScoreRow, words: Words): string {
  if (game.state === 'postponed') return 'Postponed. No result until it is replayed.';
  if (game.state === 'cancelled') return 'Canceled. It counts for nobody.';
  if (!game.started) return `Kicks off ${words.at(game.day)}. Picks are shown then.`;
  const away = (game.Spread1 ?? 0) < 0;
  const [team, abbrev, line] = away ? [game.team1, game.Abbrev1, game.Spread1] : [game.team2, game.Abbrev2, game.Spread2];
  if (line === null) return 'No line at kickoff. It counts for nobody.';
  return `${abbrev || team} ${words.line(line)}, ${game.state === 'final' ? 'closing line' : 'line at kickoff'}: ${verdict(game, team, line)}.`;
}
