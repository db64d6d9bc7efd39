import type { CircleRow, YearsPlayerRow } from '@poolhouse/contract';
import { plural } from '@poolhouse/shared-ui';
import { Select } from './years.styles';

/** Which circle; nothing where the player is in one. */
export function CircleChoice({ circles, shown, onChoose }: { circles: readonly CircleRow[]; shown: number; onChoose(id: number): void }) {
  if (circles.length < 2) return null;
  return (
    <Select aria-label="Circle" value={shown} onChange={({ target }) => onChoose(Number(target.value))}>
      {circles.map(({ ID, Name }) => (
        <option key={ID} value={ID}>
          {Name}
        </option>
      ))}
    </Select>
  );
}

/** Against whom; most meetings first. */
export function RivalChoice({
  players,
  rival,
  onChoose,
}: {
  players: readonly YearsPlayerRow[];
  rival: number;
  onChoose(id: number): void;
}) {
  const others = players.filter(({ ID, Met }) => Met > 0 || ID === rival).sort((a, b) => b.Met - a.Met);
  if (others.length < 2) return null;
  return (
    <Select aria-label="Against" value={rival} onChange={({ target }) => onChoose(Number(target.value))}>
      {others.map(({ ID, Name, Met, Left }) => (
        <option key={ID} value={ID}>
          {Name}, {plural(Met, 'meeting')}
          {Left === 1 ? ', left the circle' : ''}
        </option>
      ))}
    </Select>
  );
}
