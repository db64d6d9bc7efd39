import type { GolfTournamentRow } from '@poolhouse/contract';
import { field, media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { CalendarDays } from 'lucide-react';

interface Props {
  tournaments: readonly GolfTournamentRow[];
  shown: number;
  onChange(tid: number): void;
  /** The page's title is the name that it would say again: its face is "Change tournament", on a phone an icon. */
  titled?: boolean;
}

/** Which tournament of the season is shown. */
export function TournamentSelect({ tournaments, shown, onChange, titled = false }: Props) {
  // With one alone there is a choice only where that one is not what is shown.
  if (!tournaments.some(({ ID }) => ID !== shown)) return null;
  const rows = [...tournaments].sort((a, b) => a.seq - b.seq);
  const select = (
    <Select aria-label="Tournament" value={shown} onChange={(event) => onChange(Number(event.target.value))}>
      {rows.every(({ ID }) => ID !== shown) && <option value={shown}>Choose a tournament</option>}
      {rows.map((row) => (
        <option key={row.ID} value={row.ID}>
          {row.Name}
          {row.double ? ' (double)' : ''}
        </option>
      ))}
    </Select>
  );
  return titled ? (
    <Iconed>
      <CalendarDays size={20} aria-hidden />
      <b aria-hidden>Change tournament</b>
      {select}
    </Iconed>
  ) : (
    select
  );
}

const Select = styled.select`
  ${field};
  ${type.note};
  min-height: 40px;
  max-width: 100%;
  color: ${token.ink};
  ${media.touch} {
    min-height: 44px;
  }
`;

/** The platform's own list lies unseen over its face, so that a press opens it. */
const Iconed = styled.span`
  ${type.note};
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 40px;
  padding: 0 12px;
  border: 1px solid ${token.ctl};
  border-radius: 6px;
  color: ${token.ink};
  b {
    font-weight: 500;
  }
  > select {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:focus-within {
    outline: 2px solid ${token.brand};
    outline-offset: 2px;
  }
  ${media.touch} {
    min-height: 44px;
  }
  ${media.phone} {
    width: 44px;
    padding: 0;
    > b {
      display: none;
    }
  }
`;
