import { field, media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import type { GolfTournamentRow } from '@poolhouse/contract';

interface Props {
  tournaments: readonly GolfTournamentRow[];
  shown: number;
  onChange(tid: number): void;
}

/** Which tournament of the season is shown. */
export function TournamentSelect({ tournaments, shown, onChange }: Props) {
  if (tournaments.length < 2) return null;
  const rows = [...tournaments].sort((a, b) => a.seq - b.seq);
  return (
    <Select aria-label="Tournament" value={shown} onChange={(event) => onChange(Number(event.target.value))}>
      {rows.map((row) => (
        <option key={row.ID} value={row.ID}>
          {row.Name}
          {row.double ? ' (double)' : ''}
        </option>
      ))}
    </Select>
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
