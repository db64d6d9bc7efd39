import type { MyWinsLuck } from '@poolhouse/contract';
import { formatNumber } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { LuckCurve } from '@poolhouse/shared-ui/my-season';
import { chancesOf } from './cells.rules';

/** What my teams were worth: beside what the lines of their games expected, and beside what was expected before the season. */
export function LinesPanel({ luck: { Points, Expected, Chances, Pace, Says } }: { luck: MyWinsLuck }) {
  const before = Pace === null ? '' : `, ${formatNumber(Pace, 1)} by what was expected before the season`;
  return (
    <Panel
      title="You and the lines"
      foot={`Each game of your teams is played by its closing line, over and over.${Pace === null ? '' : ' Before: what was expected of your teams before the season, as far as their games are played.'}`}
    >
      <LuckCurve
        says={Says}
        chances={chancesOf(Chances)}
        mine={Points}
        marks={[{ name: 'Lines', at: Expected }, ...(Pace === null ? [] : [{ name: 'Before', at: Pace }])]}
        unit="won"
        label={`Wins: you ${formatNumber(Points)}, ${formatNumber(Expected, 1)} by the lines${before}`}
      >
        <p>
          The lines expected {formatNumber(Expected, 1)} wins of your teams{before}.
        </p>
      </LuckCurve>
    </Panel>
  );
}
