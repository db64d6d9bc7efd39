import type { FootballRulesRow } from '@poolhouse/contract';
import { plural } from '@poolhouse/contract/formats';
import type { Rule } from '@poolhouse/shared-ui/screen';
import { moneyRules } from './money.rules';

/** How picks are made and graded, in every contest. Source: spec 1, section 9; design, section 8; decisions 0001 and 0004. */
const PICK_RULES: readonly Rule[] = [
  {
    title: 'Game time',
    text: 'A pick must be in before its game begins, and may be changed until then. Each game closes by itself at its own kickoff; the others stay open.',
  },
  {
    title: 'Lines',
    text: 'Spreads refresh hourly on the hour, until game time or until you lock them. A locked pick keeps the line at which it was locked; one that is not locked is graded at the last line before kickoff. Unlocking before kickoff gives the current line back.',
  },
  {
    title: 'Winning',
    text: "A side covers when its score plus its line is greater than the other side's score. Equal is a push, and a push counts as a loss.",
  },
  {
    title: 'Sealed picks',
    text: 'Nobody sees a pick before its kickoff but its owner, administrators included. Until then the board tells only how many picks are in.',
  },
  {
    title: 'Missed picks',
    text: 'A pick that is missing when the last game of its week is over counts as a loss, in weeks since the entry exists.',
  },
  {
    title: 'Games that count for nobody',
    text: 'A game that is postponed, canceled or moved out of its week, or that has no line at kickoff, is neither a win nor a loss for anyone. Its pick is not missing either; until the game begins it may be replaced.',
  },
];
const MODEL: Rule = {
  title: 'Model beside the line',
  text: 'The picks page shows the margin that Sports Stats predicts, as it stands before kick-off. It decides nothing: picks are graded against the spread alone.',
};
const HELP: Rule = {
  title: 'Help from an administrator',
  text: 'An administrator may set picks for a player, with a reason that the player sees and a line in the change log.',
};

function pickRules({ PicksPerWeek: picks, ShowModel }: FootballRulesRow): Rule[] {
  const picked: Rule = {
    title: 'Picks',
    text: `Each entry picks ${plural(picks, 'side')} a week out of that week's NFL and college games, all of them against the spread. The same team in the same game cannot be picked twice, nor both sides of a game.`,
  };
  return [picked, ...PICK_RULES, ...(ShowModel === 1 ? [MODEL] : []), HELP];
}

/** The contest's rules in their order, fed by the contest's own figures. */
export function rulesOf(config: FootballRulesRow): Rule[] {
  return [...pickRules(config), ...moneyRules(config)];
}
