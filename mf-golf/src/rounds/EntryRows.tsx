import { media, token, type } from '@poolhouse/shared-ui';
import { EntryName } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import type { Cell } from '../contest/cells.rules';
import { HoleMark, sideOf } from '../contest/HoleMark';
import type { EntryLine, GolferLine } from '../contest/rounds.rules';
import { holeFace, toParText } from '../contest/score.rules';

/** Elements that are the same at every draw. */
const OPEN = <ChevronDown size={18} aria-hidden />;
const SHUT = <ChevronRight size={18} aria-hidden />;

interface Props {
  line: EntryLine;
  holes: readonly number[];
  phone: boolean;
  /** On several courses a cell shows to par, because pars differ. */
  multi: boolean;
  open: boolean;
  onToggle(entryId: number): void;
}

/** An entry's row, and under it its golfers and the best ball where it is open. */
export const EntryRows = memo(function EntryRows({ line, holes, phone, multi, open, onToggle }: Props) {
  const best = holes.map((hole) => <Hole key={hole} hole={hole} cell={line.cells[hole - 1] ?? null} multi={multi} />);
  const figures = !phone && figuresOf(line);
  return (
    <tbody>
      <tr data-mine={line.mine || undefined}>
        <th scope="row">
          <EntryButton line={line} phone={phone} open={open} onToggle={onToggle} />
        </th>
        {best}
        {figures}
      </tr>
      {open && line.golfers.map((golfer) => <GolferRow key={golfer.golferId} golfer={golfer} holes={holes} phone={phone} multi={multi} />)}
      {open && line.golfers.length > 0 && (
        <tr data-golfer data-mine>
          <th scope="row">
            <b>Best ball</b>
          </th>
          {best}
          {figures}
        </tr>
      )}
      {open && line.notes !== '' && (
        <tr data-golfer>
          <th scope="row" colSpan={holes.length + 5}>
            <small>{line.notes}</small>
          </th>
        </tr>
      )}
    </tbody>
  );
});

const figuresOf = ({ row }: EntryLine) => (
  <>
    <Figure
      value={row?.Round ?? null}
      toPar
      title={row?.dead ? 'No golfer left: counts as the day’s worst' : undefined}
      dead={row?.dead === 1}
    />
    <Figure value={row?.HR ?? null} />
    <Figure value={row?.BOR ?? null} />
    <Figure value={row?.Total ?? null} toPar />
  </>
);

/** The figures in a line, which breaks between them where the phone is narrow. */
const inWords = ({ Round, HR, BOR }: NonNullable<EntryLine['row']>): string =>
  [`Round ${toParText(Round)}`, `HR ${HR}`, `BOR ${BOR}`].map((one) => one.replace(' ', '\u00a0')).join(' ');

/** Whose entry it is, which opens and shuts it; on a phone with the figures that have no columns there. */
function EntryButton({ line: { row, ...line }, phone, open, onToggle }: Pick<Props, 'line' | 'phone' | 'open' | 'onToggle'>) {
  return (
    <Name type="button" aria-expanded={open} disabled={line.golfers.length === 0} onClick={() => onToggle(line.entryId)}>
      {open ? OPEN : SHUT}
      <i>{line.place}</i>
      <span>
        <EntryName name={line.name} you={line.mine && !phone} plain={phone} />
      </span>
      {phone && row && <span data-side={sideOf(row.Total)}>{toParText(row.Total)}</span>}
      {phone && row && <small>{row.dead === 1 ? 'No golfer left: the day’s worst' : inWords(row)}</small>}
    </Name>
  );
}

function GolferRow({ golfer, holes, phone, multi }: { golfer: GolferLine; holes: readonly number[]; phone: boolean; multi: boolean }) {
  return (
    <tr data-golfer>
      <th scope="row">
        <Golfer>
          <span>
            {golfer.name} <small>{golfer.thru}</small>
          </span>
          {phone && <span data-side={sideOf(golfer.total)}>{toParText(golfer.total)}</span>}
        </Golfer>
      </th>
      {holes.map((hole) => (
        <Hole key={hole} hole={hole} cell={golfer.cells[hole - 1] ?? null} multi={multi} />
      ))}
      {!phone && (
        <>
          <Figure value={golfer.round} toPar />
          <Figure value={golfer.remaining} />
          <td />
          <Figure value={golfer.total} toPar />
        </>
      )}
    </tr>
  );
}

const Hole = memo(function Hole({ hole, cell, multi }: { hole: number; cell: Cell | null; multi: boolean }) {
  if (!cell) return <td data-none>·</td>;
  const text = multi ? toParText(cell.toPar) : cell.strokes;
  return (
    <td data-counts={cell.counts || undefined} title={`Hole ${hole}: ${cell.strokes}, ${holeFace(cell.toPar).replace('-', ' ')}`}>
      {cell.toPar === 0 ? text : <HoleMark toPar={cell.toPar}>{text}</HoleMark>}
    </td>
  );
});

const Figure = memo(function Figure({
  value,
  toPar = false,
  dead = false,
  title,
}: {
  value: number | null;
  toPar?: boolean;
  dead?: boolean;
  title?: string | undefined;
}) {
  return (
    <td title={title} data-side={toPar ? sideOf(value) : undefined}>
      {value === null ? '' : toPar ? toParText(value) : value}
      {dead && ' †'}
    </td>
  );
});

const Name = styled.button`
  ${type.cell};
  display: flex;
  align-items: center;
  gap: 6px;
  width: 100%;
  min-height: 34px;
  padding: 0 6px 0 8px;
  border: 0;
  text-align: left;
  color: inherit;
  background: none;
  cursor: pointer;
  i {
    min-width: 26px;
    font-style: normal;
    color: ${token.ink2};
  }
  > span:nth-of-type(1) {
    flex: 1;
    min-width: 0;
    overflow-wrap: break-word;
  }
  ${media.phone} {
    flex-wrap: wrap;
    gap: 0 4px;
    padding: 2px 4px;
    i {
      min-width: 20px;
    }
    /* The name has the first line to itself, so that no word of it is broken; the total stands before the figures. */
    > span:nth-of-type(1) {
      flex: 1 1 calc(100% - 46px);
      min-width: min-content;
      max-width: 100%;
      bdi {
        overflow-wrap: break-word;
      }
    }
    small {
      ${type.small};
      color: ${token.ink2};
    }
  }
  &:disabled {
    cursor: default;
    > svg {
      visibility: hidden;
    }
  }
`;

const Golfer = styled.span`
  display: flex;
  justify-content: space-between;
  gap: 6px;
  small {
    ${type.small};
    color: ${token.ink2};
  }
`;
