import type { BodyOf, GolfFile, GolfRefusedLine } from '@poolhouse/contract';
import { plural, useApi } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Box, FileField, Form, InputField, Note, SelectField, useFormOf, useWatch, type FormOf } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import { FILES, KINDS } from './files.rules';
import { useAsked } from './useAsked';

type FileRequest = Omit<BodyOf<'POST ad/golf_import'>, 'confirm'>;
interface Values {
  file: GolfFile;
  content: string;
  tournament: string;
}
const NOTHING: Values = { file: 'season', content: '', tournament: '' };

const requestOf = ({ file, content, tournament }: Values, dry_run: 0 | 1): FileRequest => ({
  file,
  content,
  dry_run,
  ...(FILES[file].ofOne && tournament.trim() !== '' && { tournament: tournament.trim() }),
});

/** A season's tournaments, their courses and fields, figures and results, from files: each looked at first, then all of it or nothing. */
export function FilesPanel({ onSaved }: { onSaved(): Promise<void> }) {
  const form = useFormOf(NOTHING);
  const { bring, looked, anew } = useImport(form, onSaved);
  const content = useWatch({ control: form.control, name: 'content' });
  const take = (
    <Button
      variant="contained"
      disabled={bring.pending || looked?.length !== 0}
      onClick={() => void bring.run(requestOf(form.getValues(), 0))}
    >
      Bring it in
    </Button>
  );
  return (
    <Panel
      title="Files of golf"
      foot="Brought in for every contest of the site, and logged. A file that is brought in twice changes nothing."
    >
      <Form
        label="Files of golf"
        form={form}
        action={{ ...bring, run: (values) => bring.run(requestOf(values, 1)) }}
        submit="Look first"
        blocked={content === ''}
        beside={take}
      >
        <FileFields form={form} onAnew={anew} />
      </Form>
      <Refused rows={looked ?? []} />
    </Panel>
  );
}

/** What was looked at, and the call that looks and brings in; with other words of a file it is looked at no more. */
function useImport(form: FormOf<Values>, onSaved: () => Promise<void>) {
  const { call } = useApi();
  const [looked, setLooked] = useState<readonly GolfRefusedLine[] | null>(null);
  const bring = useAsked((request: FileRequest, confirm) => call('POST ad/golf_import', { body: { ...request, confirm } }), {
    done: ({ message = '' }, { dry_run: dry }) => `success: ${dry === 1 ? 'it would be ' : ''}${message}`,
    onDone: async ({ refused }, { dry_run: dry }) => {
      setLooked(dry === 1 ? refused.data : null);
      if (dry !== 1) await onSaved();
    },
  });
  const anew = (text: string) => {
    form.setValue('content', text);
    setLooked(null);
    bring.clear();
  };
  return { bring, looked, anew };
}

function FileFields({ form: { control }, onAnew }: { form: FormOf<Values>; onAnew(text: string): void }) {
  const file = useWatch({ control, name: 'file' });
  const { hint, accept, ofOne } = FILES[file];
  return (
    <>
      <SelectField control={control} name="file" label="What the file holds" choices={KINDS} onChanged={() => onAnew('')} />
      <FileField key={file} label="File" hint={hint} accept={accept} onRead={onAnew} />
      {ofOne && (
        <InputField
          control={control}
          name="tournament"
          label="Tournament"
          hint="Where the table is of one alone: R2024014 is number 014 of 2024"
          input={{ maxLength: 20 }}
        />
      )}
    </>
  );
}

const SHOWN = 20;

function Refused({ rows }: { rows: readonly GolfRefusedLine[] }) {
  if (rows.length === 0) return null;
  return (
    <Box sx={{ px: 3.5, pb: 3.5 }}>
      <Note role="alert" wrong>
        {plural(rows.length, 'line')} of the file cannot be read, so nothing of it is taken.
      </Note>
      <Box component="ul" sx={{ m: 0, pl: 4.5, typography: 'body2', color: 'error.main', overflowWrap: 'anywhere' }}>
        {rows.slice(0, SHOWN).map(({ ID, line, message }) => (
          <li key={ID}>{line === null ? message : `Line ${line}: ${message}`}</li>
        ))}
      </Box>
    </Box>
  );
}
