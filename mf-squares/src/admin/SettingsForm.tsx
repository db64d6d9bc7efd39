import { useState, type FormEvent } from 'react';
import { useApi } from '@poolhouse/shared-ui';
import { ResultText, type PageState } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import type { SquaresConfigRow } from '@poolhouse/contract';
import { Label, Line } from '../board/board.styles';
import type { SquaresPage } from '../contest/squares.types';
import { useSave } from '../contest/useSave';

/** How the board is played, until its first game. */
export function SettingsForm({ config, page }: { config: SquaresConfigRow; page: PageState<SquaresPage> }) {
  const { call } = useApi();
  const saver = useSave(page);
  const [points, setPoints] = useState(String(config.points_per_square));
  const [most, setMost] = useState(String(config.max_squares));
  const [half, setHalf] = useState(String(config.halftime_pct));
  const [playins, setPlayins] = useState(config.playins === 1);
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const body = {
      contest_id: config.contest_id,
      points_per_square: Number(points),
      max_squares: Number(most),
      halftime_pct: Number(half),
      playins: playins ? (1 as const) : (0 as const),
    };
    await saver.run(() => call('POST bbsquares/settings', { body }), 'Settings saved.');
  }
  return (
    <Line onSubmit={(event) => void save(event)}>
      <Label>
        Points a square
        <input type="number" inputMode="numeric" min={0} max={100000} value={points} onChange={(event) => setPoints(event.target.value)} />
      </Label>
      <Label>
        Squares an entry may claim
        <input type="number" inputMode="numeric" min={0} max={100} value={most} onChange={(event) => setMost(event.target.value)} />
      </Label>
      <Label>
        Percent for half-time
        <input type="number" inputMode="numeric" min={0} max={100} value={half} onChange={(event) => setHalf(event.target.value)} />
      </Label>
      <Label>
        First Four
        <select value={playins ? 1 : 0} onChange={(event) => setPlayins(event.target.value === '1')}>
          <option value={0}>does not count</option>
          <option value={1}>counts</option>
        </select>
      </Label>
      <Button type="submit" variant="contained" disabled={saver.saving || page.staleSince !== null}>
        Save settings
      </Button>
      <ResultText result={saver.result} />
    </Line>
  );
}
