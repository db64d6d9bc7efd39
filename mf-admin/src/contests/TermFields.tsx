import { Field } from '@poolhouse/shared-ui/screen';
import { Beside } from '../form/form.styles';
import { TERM_LABELS, type Terms } from './terms.rules';

const KEYS = Object.keys(TERM_LABELS) as (keyof Terms)[];

/** Points of a new contest, as far as its kind knows them; what is left out is as usual. */
export function TermFields({ terms, known, onChange }: { terms: Terms; known: readonly string[]; onChange(terms: Terms): void }) {
  const shown = KEYS.filter((key) => known.includes(key));
  if (shown.length === 0) return null;
  return (
    <Beside>
      {shown.map((key) => (
        <Field key={key} label={TERM_LABELS[key]} hint={key === 'overall_points' ? 'Such as 84, 42' : undefined}>
          {(part) => (
            <input
              {...part}
              type="text"
              inputMode={key === 'overall_points' ? 'text' : 'numeric'}
              placeholder="as usual"
              maxLength={200}
              value={terms[key]}
              onChange={(event) => onChange({ ...terms, [key]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </Beside>
  );
}
