import { Panel } from '@poolhouse/shared-ui/board';
import { RuleList } from '@poolhouse/shared-ui/screen';

const NFL = [
  {
    title: 'The line knows more',
    text: 'The closing line is better on every measure, and against it the model is a coin flip. No slice of games is shown as a finding.',
  },
  {
    title: 'What the model gains',
    text: 'Results alone are not shown to be better than a tuned Elo rating. What the model gains comes from win totals before the season, which are market numbers, and from the quarterback who is named.',
  },
  {
    title: 'Fitted and tested',
    text: 'The constants of edition 1 come from 2003 to 2015. Some choices were made with 2016 to 2025 in view, so those figures flatter a little. Edition 2, used from 2026 on, was fitted up to 2025: its first test is what it says before kick-off from now on.',
  },
  { title: 'Quarterbacks', text: 'Back-tests use the one who started. A live page has the one who is named before.' },
  {
    title: 'Live and replayed',
    text: 'Live predictions stood here before kick-off and are never changed. Replayed ones were computed afterwards from what was known before each day. They are counted apart.',
  },
  { title: 'By hand', text: 'Open a game: its lines, rounded as they are shown, add up to the PScore. Nothing else goes in.' },
];
const NCAA = [
  {
    title: 'Less data',
    text: 'Fewer seasons and fewer facts. The same engine without quarterbacks, rest, roofs and win totals; its constants were chosen on 2015 alone. Never mixed with the NFL.',
  },
  { title: 'Too few games', text: 'A team with fewer than four games behind it has no PScore. Games without a line are left out.' },
  {
    title: 'The line knows more',
    text: 'When it was made, it was held against 2017 to 2019: the closing line was off by 12.39 points, the model by 13.29; against the spread it was right in 49.1 of 100.',
  },
];

/** What the figures do not say. */
export function Honest({ sport }: { sport: 'NFL' | 'NCAA' }) {
  return (
    <Panel title="What to know about these figures" foot="Ratings that came with the site: data nflverse / Lee Sharpe, CC BY 4.0.">
      <RuleList rules={sport === 'NFL' ? NFL : NCAA} />
    </Panel>
  );
}
