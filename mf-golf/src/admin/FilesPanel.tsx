import { useState } from 'react';
import { plural, useApi } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { FileField } from '@poolhouse/shared-ui/desk';
import { Field } from '@poolhouse/shared-ui/screen';
import type { BodyOf, GolfFile, GolfRefusedLine } from '@poolhouse/contract';
import { Actions, Form, Lines, Note } from './admin.styles';
import { FILES } from './files.rules';
import { useAsked } from './useAsked';

type Wish = Omit<BodyOf<'POST ad/golf_import'>, 'confirm'>;

/** A season's tournaments, their courses and fields, figures and results, from files: each looked at first, then all of it or nothing. */
export function FilesPanel({ onSaved }: { onSaved(): Promise<void> }) {
  const { call } = useApi();
  const [file, setFile] = useState<GolfFile>('season');
  const [content, setContent] = useState('');
  const [tournament, setTournament] = useState('');
  const [looked, setLooked] = useState<readonly GolfRefusedLine[] | null>(null);
  const bring = useAsked((wish: Wish, confirm) => call('POST ad/golf_import', { body: { ...wish, confirm } }), {
    done: ({ message = '' }, { dry_run: dry }) => `success: ${dry === 1 ? 'it would be ' : ''}${message}`,
    onDone: async ({ refused }, { dry_run: dry }) => {
      setLooked(dry === 1 ? refused.data : null);
      if (dry !== 1) await onSaved();
    },
  });
  const kind = FILES[file];
  const press = (dry_run: 0 | 1) =>
    void bring.run({ file, content, dry_run, ...(kind.ofOne && tournament.trim() !== '' && { tournament: tournament.trim() }) });
  /** What was looked at is looked at no more. */
  const anew = () => {
    setLooked(null);
    bring.clear();
  };
  const choose = (next: GolfFile) => {
    setFile(next);
    setContent('');
    anew();
  };
  return (
    <Panel
      title="Files of golf"
      foot="Brought in for every contest of the site, and logged. A file that is brought in twice changes nothing."
    >
      <Form as="div" role="group" aria-label="Files of golf">
        <KindField file={file} onChange={choose} />
        <FileField
          key={file}
          label="File"
          hint={kind.hint}
          accept={kind.accept}
          onRead={(text) => {
            setContent(text);
            anew();
          }}
        />
        {kind.ofOne && (
          <Field label="Tournament" hint="Where the table is of one alone: R2024014 is number 014 of 2024">
            {(part) => <input {...part} maxLength={20} value={tournament} onChange={({ target }) => setTournament(target.value)} />}
          </Field>
        )}
        <Actions>
          <Button variant="outlined" color="inherit" disabled={bring.pending || content === ''} onClick={() => press(1)}>
            Look first
          </Button>
          <Button variant="contained" disabled={bring.pending || looked?.length !== 0} onClick={() => press(0)}>
            Bring it in
          </Button>
        </Actions>
        {bring.said}
        <Refused rows={looked ?? []} />
      </Form>
    </Panel>
  );
}

function KindField({ file, onChange }: { file: GolfFile; onChange(file: GolfFile): void }) {
  return (
    <Field label="What the file holds">
      {(part) => (
        <select {...part} value={file} onChange={({ target }) => onChange(target.value as GolfFile)}>
          {Object.entries(FILES).map(([value, { words }]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

const SHOWN = 20;

function Refused({ rows }: { rows: readonly GolfRefusedLine[] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <Note role="alert" data-tone="wrong">
        {plural(rows.length, 'line')} of the file cannot be read, so nothing of it is taken.
      </Note>
      <Lines>
        {rows.slice(0, SHOWN).map(({ ID, line, message }) => (
          <li key={ID}>{line === null ? message : `Line ${line}: ${message}`}</li>
        ))}
      </Lines>
    </>
  );
}
