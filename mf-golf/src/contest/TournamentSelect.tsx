import type { GolfTournamentRow } from '@poolhouse/contract';
import { field, media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { CalendarDays } from 'lucide-react';

interface Props {
  tournaments: readonly GolfTournamentRow[];
  shown: number;
  onChange(tid: number): void;
  /** A phone draws an icon alone: the page's title is the name that it would say again. */
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

/** The platform's own list lies unseen over the icon, so that a touch opens it. */
const Iconed = styled.span`
  position: relative;
  display: inline-grid;
  max-width: 100%;
  > svg {
    display: none;
  }
  ${media.phone} {
    flex: none;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 1px solid ${token.ctl};
    border-radius: 6px;
    > svg {
      display: block;
    }
    > select {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      opacity: 0;
    }
    &:focus-within {
      outline: 2px solid ${token.brand};
      outline-offset: 2px;
    }
  }
`;
