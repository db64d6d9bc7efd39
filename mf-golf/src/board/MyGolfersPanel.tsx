import type { GolfConfigRow, GolfLeaderRow } from '@poolhouse/contract';
import { formatList, token, type } from '@poolhouse/shared-ui';
import { inPlayLines, Panel, SweatList } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import { memo } from 'react';
import { bubbles, insideOf, type BubbleSide } from '../contest/bubble.rules';
import type { GolfPage } from '../contest/golf.types';
import { sideOf, ToPar } from '../contest/HoleMark';
import { lastShots } from '../contest/last-shot.rules';
import { hasChances } from '../contest/left.rules';
import { isByPoints, lineOf, officialOf, officialToday, officialWords } from '../contest/official.rules';
import { isInRound, outText, teeText, thruText } from '../contest/status.rules';
import { MyChance } from './MyChance';
import { NeedLines } from './NeedLines';

const ICONS = { inside: ArrowUp, line: Equal, outside: ArrowDown, out: ArrowDown };

/** My four golfers: before the cut how each stands to the line, after it how each is doing. */
export function MyGolfersPanel({ data, config, mine }: { data: GolfPage; config: GolfConfigRow; mine: ReadonlySet<number> }) {
  const golfers = data.leaderboard.data.filter((row) => mine.has(row.Golfer_ID)).sort((a, b) => a.sort_order - b.sort_order);
  const lastShot = lastShots(data);
  const line = lineOf(config);
  const words = (official: number | null) => officialWords(official, isByPoints(config));
  const watching = line !== null && config.cut_made === 0;
  const rows = watching ? bubbles(golfers, line) : golfers.map((golfer) => ({ golfer, side: undefined, words: '' }));
  const foot =
    line === null || !watching
      ? undefined
      : `If the line moves to ${words(line + 1)}: ${insideOf(golfers, line + 1)} of ${golfers.length}. If it moves to ${words(line - 1)}: ${insideOf(golfers, line - 1)} of ${golfers.length}.`;
  return (
    <Panel id="mine" title="My golfers" action={watching ? 'Bubble watch' : undefined} foot={foot}>
      <InPlay data={data} />
      <List>
        {rows.map(({ golfer, side, words: margin }) => {
          const total = officialOf(golfer);
          const plays = isInRound(golfer, config);
          return (
            <MyGolfer
              key={golfer.Golfer_ID}
              name={golfer.Name}
              side={side}
              doing={plays ? margin || lastShot(golfer) : outText(golfer)}
              total={words(total)}
              to={sideOf(total)}
              where={whereOf(golfer, plays, words(officialToday(golfer)))}
            />
          );
        })}
      </List>
      {config.status === 'IN_PROGRESS' && <NeedLines data={data} config={config} />}
      {hasChances(config) && <MyChance key={`${config.contest_id} ${config.current_tournament}`} data={data} config={config} />}
    </Panel>
  );
}

/** 'T10, thru 13, today −4'. */
const whereOf = (golfer: GolfLeaderRow, plays: boolean, today: string): string =>
  formatList([golfer.Position, ...(plays ? [thruText(golfer.Through) || teeText(golfer), golfer.Round_Score && `today ${today}`] : [])]);

/** How all four stand together, and the one golfer, while they are on the course. */
function InPlay({ data }: { data: GolfPage }) {
  const rows = inPlayLines(data.mine?.data);
  if (rows.length === 0) return null;
  return (
    <Whole>
      <SweatList rows={rows} />
    </Whole>
  );
}

interface GolferProps {
  name: string;
  side: BubbleSide | undefined;
  doing: string;
  total: string;
  to: ReturnType<typeof sideOf>;
  where: string;
}

const MyGolfer = memo(function MyGolfer({ name, side, doing, total, to, where }: GolferProps) {
  const Icon = side && ICONS[side];
  return (
    <li data-side={side}>
      {Icon && <Icon size={18} aria-hidden />}
      <div>
        <b>{name}</b>
        <span>{doing}</span>
      </div>
      <div>
        <ToPar data-side={to}>{total}</ToPar>
        <span>{where}</span>
      </div>
    </li>
  );
});

const Whole = styled.div`
  border-bottom: 1px solid ${token.line};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 8px 14px;
    border-bottom: 1px solid ${token.line};
  }
  li > svg {
    flex: none;
    padding: 2px;
    border: 1px solid currentColor;
    border-radius: 4px;
    color: ${token.ink3};
  }
  li[data-side='inside'] > svg,
  li[data-side='inside'] b + span {
    color: ${token.winInk};
  }
  li[data-side='line'] > svg,
  li[data-side='line'] b + span {
    color: ${token.pushInk};
  }
  li[data-side='outside'] > svg,
  li[data-side='outside'] b + span {
    color: ${token.lossInk};
  }
  div {
    flex: 1;
    min-width: 0;
  }
  div:last-child {
    flex: none;
    text-align: right;
    max-width: 45%;
  }
  b {
    ${type.team};
    display: block;
  }
  div:last-child > span:first-of-type {
    font-weight: 600;
    ${type.team};
    display: block;
  }
  span {
    ${type.note};
    color: ${token.ink2};
  }
`;
