import type { SquaresConfigRow, SquaresPayoutRow } from '@poolhouse/contract';
import { formatList, formatRate, plural } from '@poolhouse/shared-ui';
import { roundName } from '../contest/board.rules';

interface Rule {
  title: string;
  text: string;
}

/** The rules of a board, from its settings. */
export function rulesOf(config: SquaresConfigRow, payouts: readonly SquaresPayoutRow[]): Rule[] {
  return [
    squaresRule(config),
    NUMBERS,
    WINNER,
    paysRule(payouts),
    NOBODY,
    ...(config.halftime_pct > 0 ? [halfTimeRule(config)] : []),
    firstFourRule(config),
    STANDINGS,
    CORRECTIONS,
  ];
}

const squaresRule = (config: SquaresConfigRow): Rule => ({
  title: 'Squares',
  text: `The board has 100 squares. A square costs ${plural(config.points_per_square, 'point')}; the pot is what the claimed squares cost. ${config.max_squares === 0 ? 'An administrator gives them.' : `You may claim ${config.max_squares} by yourself until squares close.`}`,
});

const NUMBERS: Rule = {
  title: 'Numbers',
  text: 'Each column gets a digit for the winning score, each row one for the losing score. They are drawn after squares have closed, from a secret that was sealed before, from who claimed what, from everybody’s word and from scores of games that nobody could know. Everybody can check the draw. Somebody who does not play here may throw it away once, before the first game; then the final score of the next game decides.',
};

const WINNER: Rule = {
  title: 'Who wins',
  text: 'The last digits of the final score decide: the winner’s across, the loser’s down. Overtime counts. Each game has exactly one square.',
};

function paysRule(payouts: readonly SquaresPayoutRow[]): Rule {
  const rounds = [...payouts].filter(({ games }) => games > 0).sort((a, b) => a.round - b.round);
  return {
    title: 'What it pays',
    text:
      formatList(rounds.map(({ round, amount, games }) => `${roundName(round)} ${plural(amount, 'point')}${games > 1 ? ' a game' : ''}`)) +
      '. Whole points; what rounding leaves goes to later rounds.',
  };
}

const NOBODY: Rule = {
  title: 'Nobody’s square',
  text: 'The points of a square that nobody has, and of a game that is not played, roll over to the next game. Those of the final go to the first claimed square to the right, then below.',
};

const halfTimeRule = (config: SquaresConfigRow): Rule => ({
  title: 'Half-time',
  text: `${formatRate(config.halftime_pct)} of a game’s points go by the score at half-time, where it is known.`,
});

const firstFourRule = (config: SquaresConfigRow): Rule => ({
  title: 'The First Four',
  text: config.playins === 1 ? 'Its games count. They are settled once there are numbers.' : 'Its games do not count.',
});

const STANDINGS: Rule = { title: 'Standings', text: 'Most wins first, then most points. Level entries share a rank.' };

const CORRECTIONS: Rule = {
  title: 'Corrections',
  text: 'A corrected score corrects everything that hangs on it. The numbers stay as they were drawn. What is changed by hand stands on the board, with its reason.',
};
