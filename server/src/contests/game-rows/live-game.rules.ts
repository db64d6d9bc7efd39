import { CLOCKLESS, Result, type InPlayRow } from '@poolhouse/contract';
import { formatRecord } from '@poolhouse/contract/formats';
import type { Game } from '../../sport/games/game';
import { coverMargin, type Side } from '../../sport/games/game.rules';
import { chanceFields } from './game-chance.rules';
import { nearness } from './near.rules';
import { winNeed } from './need.rules';
import { teamOf } from './team-words.rules';

/** What home and a board tell of something that is played. */
export type LiveRow = Omit<InPlayRow, 'note'>;

/** What is shown of a game. */
type Shown = Pick<Game, 'kickoffAt' | 'score1' | 'score2' | 'status' | 'timeLeft'>;
/** … and what tells how it stands. */
type Played = Shown &
  Pick<Game, 'sport' | 'team1' | 'team2' | 'state' | 'statusNote'> & { readonly id?: Game['id']; readonly spread2?: Game['spread2'] };

/** 'Q3 2:14', 'Halftime', '2nd 4:18'. */
export const clockOf = ({ status, timeLeft }: Pick<Game, 'status' | 'timeLeft'>): string =>
  CLOCKLESS.test(status) ? status : `${status.replace(/^H1$/, '1st').replace(/^H2$/, '2nd')} ${timeLeft}`.trim();

/** What the home page tells of a game that is on, whatever the contest. @param side whose score stands first */
export function liveGame({ kickoffAt, score1, score2, ...game }: Shown, side: Side) {
  const scores = side === 1 ? [score1, score2] : [score2, score1];
  return { at: new Date(kickoffAt).toISOString(), score: formatRecord(...scores.map((score) => score ?? 0)), clock: clockOf(game) };
}

/** A team of the player's that plays right now, for a win and nothing else. A level score is not ahead. Where no lines are known, no chance is said. */
export function liveTeam(game: Played, side: Side, { ID, href }: Pick<LiveRow, 'ID' | 'href'>): LiveRow[] {
  const lead = coverMargin(game, side, 0);
  if (game.state !== 'in_progress' || lead === null) return [];
  return [
    {
      ID,
      href,
      pick: teamOf(game, side),
      ...liveGame(game, side),
      need: winNeed(game, side, lead),
      near: nearness(game, lead),
      ...(hasLines(game) && chanceFields(game, side, 0)),
      result: lead > 0 ? Result.winning : Result.losing,
      push: lead === 0 ? 1 : 0,
    },
  ];
}

const hasLines = (game: Played): game is Played & Pick<Game, 'id' | 'spread2'> => game.id !== undefined && game.spread2 !== undefined;
