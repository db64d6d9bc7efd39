import { Beside, CheckField, InputField, type FieldOf } from '@poolhouse/shared-ui/desk';
import { TERM_FIELDS, type TypedTerm } from './terms.rules';

const KEYS = Object.keys(TERM_FIELDS) as TypedTerm[];

interface Props<V extends object> extends Pick<FieldOf<V, string>, 'control'> {
  known: readonly string[];
  /** What its kind takes where nothing is typed. */
  usual: Readonly<Record<string, string>>;
  /** Under which names the form holds them. */
  nameOf(key: TypedTerm): FieldOf<V, string>['name'];
  modelName: FieldOf<V, boolean | 0 | 1>['name'];
}

/** Settings of a new contest, as far as its kind knows them; what is left out is as usual. */
export function TermFields<V extends object>({ control, known, usual, nameOf, modelName }: Props<V>) {
  const shown = KEYS.filter((key) => known.includes(key));
  return (
    <>
      {shown.length > 0 && (
        <Beside>
          {shown.map((key) => (
            <InputField
              key={key}
              control={control}
              name={nameOf(key)}
              label={TERM_FIELDS[key].label}
              hint={TERM_FIELDS[key].hint}
              placeholder={usual[key] ?? TERM_FIELDS[key].usual}
              input={{ inputMode: key === 'overall_points' ? 'text' : 'numeric', maxLength: 200 }}
            />
          ))}
        </Beside>
      )}
      {known.includes('show_model') && (
        <CheckField control={control} name={modelName} label="Show the model’s margin beside the line on the picks page" />
      )}
    </>
  );
}
