import { PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import { plural } from '@poolhouse/shared-ui';
import { CheckLink, SweatPanel, type PageState, type SweatLine } from '@poolhouse/shared-ui/board';
import { Link, useSearchParams } from '@poolhouse/shared-ui/router';
import { useMemo } from 'react';
import { useWeekChances } from '../../chances/useWeekChances';
import type { Board, FootballPage } from '../../contest/board.rules';
import { FirstPanel } from '../../first/FirstPanel';
import { LinePanel } from '../../line/LinePanel';
import type { WhatIf } from '../../whatif/useWhatIf';
import { myWeek } from '../status.rules';
import { MyChance } from './MyChance';
import { MyWhatIf } from './MyWhatIf';
import { PerfectBanner } from './PerfectBanner';
import { perfectOf, sweatLines } from './sweat-lines.rules';

interface Props {
  page: PageState<FootballPage>;
  board: Board;
  whatIf: WhatIf;
  /** The whole board, at the game that was pressed. */
  onOpen(): void;
}

/** My picks of the week, one below the other, before the rest of the board. */
export function MyFive({ page, board, whatIf, onOpen }: Props) {
  const [params] = useSearchParams();
  const { config, week, picks } = board;
  const rows = useMemo(() => sweatLines(board, (game) => withGame(params, game)), [board, params]);
  const standing = week.find((row) => row.entry_id === config.entry_id);
  const shown = useWeekChances(board, whatIf);
  const mine = myWeek(picks, config.entry_id, standing);
  const perfect = perfectOf(board, mine, PICKS_PER_WEEK, config.PointsThisWeek);
  const missing = PICKS_PER_WEEK - rows.length;
  const open = config.WeekOver === 0 && config.NextKickoff !== '' && config.Week >= config.ShowWeek;
  const toMake = <Link to={`/football/makepicks?entry=${config.entry_id}`}>Make picks</Link>;
  return (
    <>
      {perfect && <PerfectBanner perfect={perfect} />}
      <SweatPanel
        title="My five"
        rows={rows}
        page={page}
        changed={({ ID }: SweatLine) => page.changed.has(`mine:${ID}`)}
        onOpen={onOpen}
        empty={open ? <>No picks yet. {toMake}</> : 'No picks were made in this week.'}
        {...(missing > 0 &&
          rows.length > 0 &&
          open && {
            foot: (
              <>
                {plural(missing, 'pick')} not in. {toMake}
              </>
            ),
          })}
      />
      <CheckLink contestId={config.contest_id} />
      {shown && <MyChance shown={shown} board={whatIf.board} open={Boolean(standing) && mine.losses === 0 && mine.wins < PICKS_PER_WEEK} />}
      <FirstPanel now={board} whatIf={whatIf} />
      <LinePanel board={board} />
      <MyWhatIf board={board} whatIf={whatIf} shown={shown} />
    </>
  );
}

function withGame(params: URLSearchParams, game: number): string {
  const next = new URLSearchParams(params);
  next.set('game', String(game));
  return `?${next.toString()}`;
}
