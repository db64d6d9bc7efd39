import type { GolfCourseRow } from '@poolhouse/contract';
import { media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { holeMarks, scoresToPar } from '../contest/HoleMark';
import type { EntryLine } from '../contest/rounds.rules';
import { useSteadyKeys } from '../contest/useSteadyKeys';
import { useStoredSet } from '../contest/useStoredSet';
import { EntryRows } from './EntryRows';
import { HolesHead } from './HolesHead';

interface Props {
  label: string;
  lines: readonly EntryLine[];
  holes: readonly number[];
  phone: boolean;
  courses: readonly GolfCourseRow[];
  /** Whose open entries are remembered. */
  contest: number;
}

/** The entries of a round, hole by hole; on a phone my own is open at first. */
export function RoundTable({ label, lines, holes, phone, courses, contest }: Props) {
  const [open, toggle] = useStoredSet(`golf-expanded-${contest}`);
  const keys = useSteadyKeys(lines.map(({ entryId }) => entryId));
  const multi = courses.length > 1;
  return (
    <Scroll tabIndex={0} role="region" aria-label={label}>
      <Table>
        <HolesHead holes={holes} course={multi ? undefined : courses[0]} phone={phone} />
        {lines.map((line, n) => (
          <EntryRows
            key={keys[n]}
            line={line}
            holes={holes}
            phone={phone}
            multi={multi}
            open={open.has(line.entryId) !== (phone && line.mine)}
            onToggle={toggle}
          />
        ))}
      </Table>
    </Scroll>
  );
}

const Scroll = styled.div`
  overflow-x: auto;
  @media print {
    overflow: visible;
    page: wide;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${type.cell};
  ${holeMarks};
  ${scoresToPar};
  thead th {
    ${type.head};
    padding: 6px 3px;
    text-align: center;
    vertical-align: bottom;
    color: ${token.ink3};
    background: ${token.sunken};
    border-bottom: 1px solid ${token.line};
  }
  /* As wide as a mark, so that columns stand still where a hole gets its first. */
  thead th[data-hole] {
    min-width: 29px;
  }
  thead small {
    display: block;
    font-weight: 500;
  }
  abbr {
    text-decoration: none;
  }
  th[data-entry] {
    min-width: 140px;
    text-align: left;
    padding-left: 14px;
  }
  td,
  tbody th {
    height: 34px;
    padding: 2px 3px;
    text-align: center;
    border-bottom: 1px solid ${token.line};
  }
  td[data-none] {
    color: ${token.ink3};
  }
  tbody th {
    position: sticky;
    left: 0;
    z-index: 1;
    text-align: left;
    font-weight: 500;
    background: ${token.surface};
  }
  tr[data-mine] > *,
  tr[data-mine] > th {
    background: ${token.brandTint};
  }
  tr[data-golfer] > th {
    padding-left: 40px;
  }
  tr[data-golfer] > *,
  tr[data-golfer] > th {
    background: ${token.sunken};
  }
  td[data-counts] {
    background: ${token.brandTint} !important;
  }
  td:nth-of-type(9) {
    border-right: 1px solid ${token.line2};
  }
  ${media.phone} {
    /* Nine holes and the entry are as wide as the narrowest phone; the entry has what is left. */
    tbody th,
    thead th[data-entry] {
      width: 100%;
      min-width: 150px;
    }
    [data-face] {
      width: 21px;
      height: 21px;
      line-height: 18px;
    }
    [data-face='par'],
    [data-face='none'] {
      line-height: 21px;
    }
    tr[data-golfer] > th {
      padding-left: 20px;
    }
    td,
    thead th[data-hole] {
      min-width: 23px;
      padding-inline: 0;
    }
    td:nth-of-type(9) {
      border-right: 0;
    }
  }
`;
