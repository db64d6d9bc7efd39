import { useState, type FormEvent } from 'react';
import { useAction, useApi } from '@poolhouse/shared-ui';
import { DataTable, ResultText, type PageState } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import type { BodyOf, DataOf, SquaresConfigRow, SquaresPayoutRow } from '@poolhouse/contract';
import { Label, Line, Note } from '../board/board.styles';
import { roundName } from '../contest/board.rules';
import type { SquaresPage } from '../contest/squares.types';
import { useSave } from '../contest/useSave';
import { amountsBody, shareWords, usualPercents } from './payouts.rules';

type Preview = DataOf<'POST bbsquares/preview_settings'>;

interface Props {
  config: SquaresConfigRow;
  payouts: readonly SquaresPayoutRow[];
  page: PageState<SquaresPage>;
}

/** How the board is played, until its first game. What it would pay is looked at before it is saved. */
export function SettingsForm({ config, payouts, page }: Props) {
  const { call } = useApi();
  const saver = useSave(page);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [draft, setDraft] = useState({
    points: String(config.points_per_square),
    most: String(config.max_squares),
    half: String(config.halftime_pct),
    playins: config.playins,
    lockAt: '',
    /** Percent of the pot for each game of a round; null as it is. */
    percents: null as readonly string[] | null,
  });
  const edit = (change: Partial<typeof draft>) => {
    setDraft({ ...draft, ...change });
    // What was looked at are other settings.
    setPreview(null);
  };
  const amounts = draft.percents && amountsBody(draft.percents);
  const body: BodyOf<'POST bbsquares/settings'> = {
    contest_id: config.contest_id,
    points_per_square: Number(draft.points),
    max_squares: Number(draft.most),
    halftime_pct: Number(draft.half),
    playins: draft.playins,
    ...(draft.lockAt === '' ? {} : { lock_at: new Date(draft.lockAt).toISOString() }),
    ...(amounts ? { amounts } : {}),
  };
  const look = useAction(() => call('POST bbsquares/preview_settings', { body }), {
    done: () => 'This is what it would pay. Nothing is saved yet.',
    onDone: setPreview,
  });
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await saver.run(() => call('POST bbsquares/settings', { body }), 'Settings saved.')) edit({ percents: null, lockAt: '' });
  }
  const busy = saver.saving || look.pending || page.staleSince !== null;
  const number = (key: 'points' | 'most' | 'half', label: string, max: number) => (
    <Label>
      {label}
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={max}
        value={draft[key]}
        onChange={(event) => edit({ [key]: event.target.value })}
      />
    </Label>
  );
  const rounds = payouts.filter(({ round }) => round > 0 || draft.playins === 1);
  return (
    <>
      <Line onSubmit={(event) => void save(event)} aria-label="Settings of the board">
        {number('points', 'Points a square', 100_000)}
        {number('most', 'Squares an entry may claim', 100)}
        {number('half', 'Percent for half-time', 100)}
        <Label>
          First Four
          <select value={draft.playins} onChange={(event) => edit({ playins: event.target.value === '1' ? 1 : 0, percents: null })}>
            <option value={0}>does not count</option>
            <option value={1}>counts</option>
          </select>
        </Label>
        <Label>
          Close at, else with the bracket
          <input type="datetime-local" value={draft.lockAt} onChange={(event) => edit({ lockAt: event.target.value })} />
        </Label>
        <Label>
          Payouts
          <select
            value={draft.percents ? 'own' : 'same'}
            onChange={(event) => edit({ percents: event.target.value === 'own' ? usualPercents(draft.playins === 1) : null })}
          >
            <option value="same">as they are</option>
            <option value="own">percent by round</option>
          </select>
        </Label>
        {draft.percents &&
          rounds.map(({ round }) => (
            <Label key={round}>
              {roundName(round)}, % each game
              <input
                type="number"
                inputMode="decimal"
                step={0.01}
                min={0}
                max={100}
                value={draft.percents?.[round] ?? '0'}
                onChange={(event) => edit({ percents: (draft.percents ?? []).map((one, at) => (at === round ? event.target.value : one)) })}
              />
            </Label>
          ))}
        <Button variant={preview ? 'outlined' : 'contained'} disabled={busy} onClick={() => void look.run()}>
          See what it would pay
        </Button>
        {preview && (
          <Button type="submit" variant="contained" disabled={busy}>
            Save settings
          </Button>
        )}
      </Line>
      {draft.percents && <Note>{shareWords(draft.percents, draft.playins === 1)}</Note>}
      {preview && (
        <DataTable
          caption="What it would pay"
          columns={[
            { key: 'round', head: 'Round', rowHead: true, render: (row) => roundName(row.round) },
            { key: 'games', head: 'Games', align: 'right', render: (row) => row.games },
            { key: 'amount', head: 'Each now', align: 'right', render: (row) => row.amount },
            { key: 'full', head: 'Each when full', align: 'right', render: (row) => row.full_amount },
          ]}
          rows={preview.rounds.data.filter(({ games }) => games > 0)}
          rowKey={(row) => row.ID}
          total={{ round: 'Pot', amount: preview.Pot, full: preview.full }}
        />
      )}
      <ResultText result={saver.result ?? look.result} />
    </>
  );
}
