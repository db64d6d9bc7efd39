import {
  FileField,
  FormControl,
  FormControlLabel,
  FormLabel,
  InputField,
  Radio,
  RadioGroup,
  useFormContext,
  useWatch,
} from '@poolhouse/shared-ui/desk';
import { Note } from '@poolhouse/shared-ui/desk';
import { HAND_HEAD, type Source } from './source.rules';

const KINDS: readonly [Source['kind'], string][] = [
  ['feed', 'from the feed'],
  ['file', 'from a file'],
  ['typed', 'by hand'],
];

/** What a form holds that asks for games. */
export interface OfSource {
  source: Source;
}

/** Feed, file, or typed lines. `address`: where the feed asks; '' where it is not known. */
export function GamesSource({ address = '' }: { address?: string }) {
  const { control, setValue } = useFormContext<OfSource>();
  const { kind } = useWatch({ control, name: 'source' });
  return (
    <>
      <KindChoice kind={kind} onKind={(next) => setValue('source', sourceOf(next))} />
      {kind === 'feed' && address !== '' && <Note>{address}</Note>}
      {kind === 'file' && (
        <FileField
          label="games.csv"
          hint="With the columns of nflverse’s games.csv"
          accept=".csv,text/csv"
          onRead={(csv, name) => setValue('source', { kind: 'file', csv, name })}
        />
      )}
      {kind === 'typed' && (
        <InputField
          control={control}
          name="source.csv"
          label="A line for each game"
          hint={`The first line names the columns: ${HAND_HEAD}`}
          rows={6}
        />
      )}
    </>
  );
}

/** A source as it is when it is chosen: typed lines begin with the columns. */
const sourceOf = (kind: Source['kind']): Source => ({ kind, csv: kind === 'typed' ? `${HAND_HEAD}\n` : '', name: '' });

function KindChoice({ kind, onKind }: { kind: Source['kind']; onKind(kind: Source['kind']): void }) {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Games</FormLabel>
      <RadioGroup row value={kind} onChange={(_, next) => onKind(next as Source['kind'])}>
        {KINDS.map(([one, label]) => (
          <FormControlLabel key={one} value={one} label={label} control={<Radio />} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
