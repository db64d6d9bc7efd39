import type { GolfConfigRow, GolfLeaderRow } from '@poolhouse/contract';
import { lazyPart, token, type } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty, PanelSkeleton } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { ChevronDown, ChevronRight, EyeOff, PictureInPicture2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { IconOnly } from '../contest/board.styles';
import type { GolfPage } from '../contest/golf.types';
import { lastShots } from '../contest/last-shot.rules';
import { isInRound, outText, teeText } from '../contest/status.rules';
import { ShotDetailsButton } from '../shots/ShotDetailsButton';

const WatchedShots = lazyPart(() => import(/* webpackChunkName: "golf-shots" */ '../shots/WatchedShots'));

interface Props {
  data: GolfPage;
  config: GolfConfigRow;
  watched: ReadonlySet<number>;
  onWatch(golferId: number): void;
}

/** What he did last in the round that is on; who has none there has no last shot. */
const watchedText = (row: GolfLeaderRow, config: GolfConfigRow, lastShot: (row: GolfLeaderRow) => string): string =>
  isInRound(row, config) ? lastShot(row) || (row.Tee_Time && `Starts ${teeText(row)}`) : outText(row);

/** The golfers that this browser watches in this tournament, with their last shots; each opens to his round. */
export function WatchedPanel({ data, config, watched, onWatch }: Props) {
  const [open, setOpen] = useState<number | null>(null);
  const rows = data.leaderboard.data.filter((row) => watched.has(row.Golfer_ID)).sort((a, b) => a.sort_order - b.sort_order);
  const lastShot = lastShots(data);
  return (
    <Panel id="watched" title="Watched golfers" action={<InOwnWindow config={config} />}>
      {rows.length === 0 ? (
        <PanelEmpty>Watch a golfer with the eye beside a name on the leaderboard.</PanelEmpty>
      ) : (
        <Table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Last Shot</th>
              <th />
            </tr>
          </thead>
          {rows.map((row) => (
            <WatchedGolfer
              key={row.Golfer_ID}
              row={row}
              text={watchedText(row, config, lastShot)}
              config={config}
              open={open === row.Golfer_ID}
              onOpen={setOpen}
              onWatch={onWatch}
            />
          ))}
        </Table>
      )}
    </Panel>
  );
}

const InOwnWindow = ({ config }: Pick<Props, 'config'>) => (
  <ShotDetailsButton
    look={IconOnly}
    contest={config.contest_id}
    tid={config.current_tournament}
    aria-label="Shot details in a window of their own"
  >
    <PictureInPicture2 size={20} aria-hidden />
  </ShotDetailsButton>
);

interface GolferProps {
  row: GolfLeaderRow;
  text: string;
  config: GolfConfigRow;
  open: boolean;
  onOpen(golferId: number | null): void;
  onWatch(golferId: number): void;
}

function WatchedGolfer({ row, text, config, open, onOpen, onWatch }: GolferProps) {
  return (
    <tbody>
      <tr>
        <th scope="row">
          <button type="button" aria-expanded={open} onClick={() => onOpen(open ? null : row.Golfer_ID)}>
            {open ? <ChevronDown size={18} aria-hidden /> : <ChevronRight size={18} aria-hidden />}
            {row.Name}
          </button>
        </th>
        <td>{text}</td>
        <td>
          <IconOnly type="button" aria-label={`Stop watching ${row.Name}`} onClick={() => onWatch(row.Golfer_ID)}>
            <EyeOff size={18} aria-hidden />
          </IconOnly>
        </td>
      </tr>
      {open && (
        <tr>
          <td colSpan={3} data-open>
            <Suspense fallback={<PanelSkeleton rows={4} />}>
              <WatchedShots config={config} golferId={row.Golfer_ID} />
            </Suspense>
          </td>
        </tr>
      )}
    </tbody>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${type.cell};
  thead th {
    ${type.head};
    padding: 6px 14px;
    text-align: left;
    color: ${token.ink3};
    background: ${token.sunken};
  }
  tbody td,
  tbody th {
    padding: 4px 14px;
    text-align: left;
    font-weight: 500;
    border-bottom: 1px solid ${token.line};
  }
  td:last-child {
    width: 44px;
    text-align: right;
  }
  td[data-open] {
    width: auto;
    padding: 0;
    text-align: left;
  }
  tbody th button {
    ${type.cell};
    display: flex;
    gap: 6px;
    align-items: center;
    min-height: 44px;
    padding: 0;
    border: 0;
    text-align: left;
    font-weight: 600;
    color: ${token.ink};
    background: none;
    cursor: pointer;
  }
`;
