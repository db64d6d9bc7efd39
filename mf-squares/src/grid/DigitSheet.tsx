import { useApi } from '@poolhouse/shared-ui';
import { ResultText, type PageState } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { SheetDialog } from '@poolhouse/shared-ui/data';
import { useState } from 'react';
import type { Board } from '../contest/board.rules';
import { Body, Label, Note } from '../contest/board.styles';
import type { SquaresPage } from '../contest/squares.types';
import { useSave } from '../contest/useSave';

interface Props {
  type: 'column' | 'row';
  pos: number;
  board: Board;
  page: PageState<SquaresPage>;
  onClose(): void;
}

/** An administrator types one digit. */
export default function DigitSheet({ type, pos, board, page, onClose }: Props) {
  const { config } = board;
  const now = (type === 'column' ? board.columns : board.rows)[pos] ?? null;
  const { call } = useApi();
  const saver = useSave(page);
  const [value, setValue] = useState(now === null ? '' : String(now));
  const [reason, setReason] = useState('');
  const late = config.state === 'live';
  async function save(): Promise<void> {
    const score = value === '' ? null : Number(value);
    const body = { type, contest_id: config.contest_id, pos, score, ...(reason.trim() === '' ? {} : { reason: reason.trim() }) };
    await saver.run(() => call('POST bbsquares/savesquare', { body }), 'The number is saved.');
  }
  const barred = saver.saving || page.staleSince !== null || (late && reason.trim().length < 3);
  return (
    <SheetDialog
      title={`${type === 'column' ? 'Column' : 'Row'} ${pos + 1}`}
      onClose={onClose}
      actions={<DigitActions barred={barred} onSave={() => void save()} onClose={onClose} />}
    >
      <Body>
        <Note>
          {config.level === ''
            ? 'The first number that is typed closes the board, and there is no draw: nobody can check typed numbers.'
            : 'A digit that stands elsewhere changes places with this one.'}
        </Note>
        <DigitField label={type === 'column' ? 'Winning score' : 'Losing score'} value={value} onChange={setValue} />
        {late && (
          <Label>
            Reason (needed), shown to all
            <input type="text" maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
          </Label>
        )}
        <ResultText result={saver.result} />
      </Body>
    </SheetDialog>
  );
}

const DigitActions = ({ barred, onSave, onClose }: { barred: boolean; onSave(): void; onClose(): void }) => (
  <>
    <Button variant="contained" disabled={barred} onClick={onSave}>
      Save number
    </Button>
    <Button color="inherit" onClick={onClose}>
      Done
    </Button>
  </>
);

/** @param value '' for none */
const DigitField = ({ label, value, onChange }: { label: string; value: string; onChange(value: string): void }) => (
  <Label>
    {label}
    <select value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">None</option>
      {Array.from({ length: 10 }, (_, digit) => (
        <option key={digit} value={digit}>
          {digit}
        </option>
      ))}
    </select>
  </Label>
);
