import type { UnderdogsConfigRow } from '@poolhouse/contract';
import { plural } from '@poolhouse/contract/formats';
import type { Rule } from '@poolhouse/shared-ui/screen';
import { missedWords } from '../pick/missed.rules';
import { whatItTakes } from '../standing/takes.rules';

type Figures = Pick<UnderdogsConfigRow, 'Weeks' | 'FirstWeek' | 'SelfPick' | 'MissedPick'>;

/** How a pick is graded, in every contest. */
const GRADES: readonly Rule[] = [
  {
    title: 'The line',
    text: 'A pick keeps the line at which it was taken, whatever the line does later. Taking the same team again takes the line of the moment.',
  },
  {
    title: 'Planned picks',
    text: 'Coming weeks can be picked ahead. A team without a line yet is graded at its line at kickoff; if it gets no points then, the pick counts for nothing.',
  },
  {
    title: 'W, C and L',
    text: `W: the team wins outright. C: it loses or ties but covers, so its score plus its points is greater than the other score. L: neither. At +7.5: ${whatItTakes(7.5)} The three are counted apart and never added up.`,
  },
  {
    title: 'Push and tie',
    text: `A loss by exactly the line is a push. A push covers nothing, so it is an L. At +7: ${whatItTakes(7)} A tied game is no win, but it covers any line.`,
  },
  {
    title: 'Standings',
    text: 'Most wins, then most covers, then fewest losses. Level entries share a rank.',
  },
];
const LATER: readonly Rule[] = [
  {
    title: 'Sealed picks',
    text: 'Nobody sees a pick before its kickoff but its owner, administrators included. Until then the board tells only who is in. Planned picks stay sealed too.',
  },
  {
    title: 'Games that count for nobody',
    text: 'A game that is postponed, canceled or moved out of its week, or that kicks off without a line, grades nothing. Its team can be picked again.',
  },
  {
    title: 'Help from an administrator',
    text: 'An administrator may set or remove any pick, with a reason that the player sees and a line in the log. The points may be other than the line of the moment.',
  },
];
const EACH_TEAM_ONCE: Rule = {
  title: 'Each team once',
  text: 'The same team cannot be picked twice in a season. A pick that counts for nothing uses no team up; if a team stands in two weeks, the earlier one has it and the later counts for nothing.',
};
const PLAYERS_PICK: Rule = {
  title: 'Who picks',
  text: 'Players set their own pick and may change it or take it back until its game kicks off. Each game closes by itself; the others stay open.',
};
const ADMINISTRATORS_PICK: Rule = {
  title: 'Who picks',
  text: 'An administrator sets the picks of this contest.',
};

const oneAWeek = ({ FirstWeek: first = 1, Weeks: last }: Figures): Rule => ({
  title: 'One underdog a week',
  text: `Each entry picks one team in each of ${first === 1 ? plural(last, 'week') : `weeks ${first} to ${last}`}: a team that gets points. A favorite cannot be picked, nor either side of a pick'em.`,
});

const missedPicks = ({ MissedPick }: Figures): Rule => ({
  title: 'Missed picks',
  text: `${missedWords(MissedPick)}${MissedPick === 'biggest' ? ' It goes by the lines at kickoff; of equal ones the earlier game counts. A pick whose team gets no points at kickoff, or was used before, counts as missed too. Games that had begun before an entry joined are no choice that it missed.' : ''}`,
});

/** The contest's rules in their order, fed by the contest's own settings. Source: design, section 8. */
export function rulesOf(figures: Figures): Rule[] {
  return [
    oneAWeek(figures),
    EACH_TEAM_ONCE,
    figures.SelfPick === 1 ? PLAYERS_PICK : ADMINISTRATORS_PICK,
    ...GRADES,
    missedPicks(figures),
    ...LATER,
  ];
}
