import { formatList, formatRate, plural } from '@poolhouse/shared-ui';
import type { AuctionConfigRow } from '../contest/auction.types';
import { dollars } from '../contest/money';
import { ROUND_NAMES } from './worth.rules';

interface Rule {
  title: string;
  text: string;
}

/** '0.5% in the round of 64 ($2), …': what a win pays, by round. */
function paysByRound(config: AuctionConfigRow | undefined): string {
  const shares = config?.payouts.split(',').map(Number) ?? [];
  const values = config?.win_values.split(',').map(Number) ?? [];
  return formatList(ROUND_NAMES.map((name, n) => `${formatRate((shares[n] ?? 0) / 100)} in ${name} (${dollars(values[n] ?? 0)})`));
}

/** How it is played, in an auction. */
export const playRules = (config: AuctionConfigRow | undefined): Rule[] => [
  {
    title: 'Every team is sold.',
    text: 'Sixty-four places of the bracket go to the highest bidder. Two teams of the First Four are one place until they have played.',
  },
  {
    title: 'The pot pays for wins.',
    text: `All prices make the pot. A win pays its owner ${paysByRound(config)}. A First Four win pays nothing.`,
  },
  {
    title: 'Nothing is lost.',
    text: 'What a win of an unsold team would pay goes on to the next game; what rounding leaves goes to the next round. At the end the pot is paid to the point.',
  },
  {
    title: 'Nobody knows the order.',
    text: `The order of the teams was sealed before the first one came up${config?.commit ? ` (${config.commit.slice(0, 12)}…)` : ''}; what opens the seal is shown when the last is sold.`,
  },
  {
    title: 'The server holds the hammer.',
    text: `A bid counts if it arrived before the clock ended. Each bid leaves ${plural(config?.clock_reset ?? 10, 'second')} at least. Of two alike the first that was written stands.`,
  },
  {
    title: 'A maximum is sealed.',
    text: 'An auto-bid goes up for you to one step above the next, never beyond what you said, and nobody else is shown it before the team is sold, the administrator included. Then it is opened, so that all can check for whom the site bid.',
  },
];

/** Where the values come from; the same for every auction. */
export const VALUE_RULES: Rule[] = [
  {
    title: 'Chances.',
    text: 'Each seed has a strength, fitted to 2,425 tournament games of 1985 to 2025 between different seeds; a team beats another with the chance that the difference says. Over the 63 games the chances are exact, not simulated.',
  },
  {
    title: 'The pot to expect.',
    text: 'What has been paid so far, over the share that rooms pay for such teams: half the model’s, half that of a real auction of 2023. It is a range of 20% either side, and not told before an eighth is sold; until then a lot’s part of the pot is told alone, and what it comes to of all budgets.',
  },
  {
    title: 'Break-even.',
    text: 'The price at which a buyer expects to gain and lose alike; the price itself makes the pot larger, so it differs from the fair value.',
  },
  {
    title: 'If each owner buys.',
    text: 'The same for every owner, of the teams that they hold and this one, as if they bought no more: what they expect to end with, and their chance of profit over 20,000 tournaments drawn by these strengths. The break-even of an owner differs by what they hold, since a price that somebody else pays makes the pot larger for them too.',
  },
];
