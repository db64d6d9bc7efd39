import { lazyPart } from '@poolhouse/shared-ui';
import { Panel, usePhone, type PageState } from '@poolhouse/shared-ui/board';
import { Suspense, useState } from 'react';
import type { Board } from '../contest/board.rules';
import type { SquaresPage } from '../contest/squares.types';
import { Choice } from './Choice';
import { ClaimBar } from './ClaimBar';
import { Legend, Swatch, Switches } from './grid.styles';
import { SquaresGrid } from './SquaresGrid';
import { useChosen } from './useChosen';

const SquareSheet = lazyPart(() => import(/* webpackChunkName: "bbsquares-sheet" */ './SquareSheet'));
const DigitSheet = lazyPart(() => import(/* webpackChunkName: "bbsquares-digit" */ './DigitSheet'));

const NONE: readonly number[] = [];

type Opened = { place: number } | { type: 'column' | 'row'; pos: number };

interface Props {
  board: Board;
  data: SquaresPage;
  page: PageState<SquaresPage>;
}

/** The board itself, with its switches, its legend, and what opens over it. */
export function GridPanel({ board, data, page }: Props) {
  const phone = usePhone();
  const [zoom, setZoom] = useState(false);
  const [worth, setWorth] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const choosing = useChosen(board);
  const { config } = board;
  const typed = config.isAdmin === 1 && config.drawn_at === '' && config.waits_for === '' && config.state !== 'finished';
  const switches = (
    <Switches>
      {board.drawn && <Choice label={phone ? 'Worth' : 'Worth of each pair'} first="Off" second="On" on={worth} onChange={setWorth} />}
      {phone && <Choice label="Size of the grid" hidden first="Fit" second="Zoom" on={zoom} onChange={setZoom} />}
    </Switches>
  );
  return (
    <Panel id="grid" title="Squares" action={switches} foot={<GridLegend drawn={board.drawn} />}>
      <SquaresGrid
        board={board}
        zoom={phone && zoom}
        worth={worth}
        chosen={choosing?.chosen ?? NONE}
        onSquare={(square) => choosing?.press(square) || setOpened({ place: square.ID })}
        onDigit={typed ? (type, pos) => setOpened({ type, pos }) : undefined}
      />
      {choosing && <ClaimBar {...choosing} board={board} data={data} page={page} onClaimed={choosing.clear} />}
      {opened && <OpenedSheet opened={opened} board={board} data={data} page={page} onClose={() => setOpened(null)} />}
    </Panel>
  );
}

/** What was pressed, over the board: a square, or a digit. */
const OpenedSheet = ({ opened, board, data, page, onClose }: Props & { opened: Opened; onClose(): void }) => (
  <Suspense fallback={null}>
    {'place' in opened ? (
      <SquareSheet place={opened.place} board={board} data={data} page={page} onClose={onClose} />
    ) : (
      <DigitSheet type={opened.type} pos={opened.pos} board={board} page={page} onClose={onClose} />
    )}
  </Suspense>
);

const GridLegend = ({ drawn }: { drawn: boolean }) => (
  <Legend>
    <li>
      <Swatch /> Mine
    </li>
    {drawn && (
      <>
        <li>
          <Swatch data-of="won" /> Wins here
        </li>
        <li>
          <Swatch data-of="live" /> Would win now
        </li>
        <li>
          <Swatch data-of="need" aria-hidden>
            +3
          </Swatch>{' '}
          Mine after one play, here a three
        </li>
      </>
    )}
  </Legend>
);
