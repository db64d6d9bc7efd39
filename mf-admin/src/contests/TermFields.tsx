import { Field } from '@poolhouse/shared-ui/screen';
import { Beside } from '../look/Beside';
import { Tickable } from '../form/form.styles';
import { TERM_FIELDS, type Terms, type TypedTerm } from './terms.rules';

const KEYS = Object.keys(TERM_FIELDS) as TypedTerm[];

/** Settings of a new contest, as far as its kind knows them; what is left out is as usual. */
export function TermFields({ terms, known, onChange }: { terms: Terms; known: readonly string[]; onChange(terms: Terms): void }) {
  const shown = KEYS.filter((key) => known.includes(key));
  return (
    <>
      {shown.length > 0 && (
        <Beside>
          {shown.map((key) => (
            <Field key={key} label={TERM_FIELDS[key].label} hint={TERM_FIELDS[key].hint}>
              {(part) => (
                <input
                  {...part}
                  type="text"
                  inputMode={key === 'overall_points' ? 'text' : 'numeric'}
                  placeholder={TERM_FIELDS[key].usual}
                  maxLength={200}
                  value={terms[key]}
                  onChange={(event) => onChange({ ...terms, [key]: event.target.value })}
                />
              )}
            </Field>
          ))}
        </Beside>
      )}
      {known.includes('show_model') && (
        <Tickable>
          <input
            type="checkbox"
            checked={terms.show_model}
            onChange={(event) => onChange({ ...terms, show_model: event.target.checked })}
          />
          Show the model’s margin beside the line on the picks page
        </Tickable>
      )}
    </>
  );
}
