import type { PersonColor, UserOptions } from '@poolhouse/contract';
import { PERSON_COLORS } from '@poolhouse/contract/constants';
import { initials, useOwnMark, useSession, type Person } from '@poolhouse/shared-ui';
import { Monogram, Panel } from '@poolhouse/shared-ui/board';
import { SettingControl, SettingField, SettingHint, SettingLabel, SettingRefused } from '@poolhouse/shared-ui/screen';
import { useId } from 'react';
import { Choice, Colors, Preview, Square } from './mark.styles';

type Main = Pick<UserOptions['main'], 'color' | 'monogram'>;

interface Props {
  readonly main: Main;
  /** Why the monogram was refused. */
  readonly refused: string | undefined;
  edit(change: Partial<Main>): void;
}

const title = (color: string): string => color.charAt(0).toUpperCase() + color.slice(1);

/** The color and the letters by which others know the player, the same in every contest. */
export function MarkPanel({ main, refused, edit }: Props) {
  const username = useSession().session?.username ?? '';
  const { usual } = useOwnMark();
  const letters = main.monogram.trim().toUpperCase() || usual?.monogram || initials(username);
  const shown: Person = { color: main.color || (usual?.color ?? null), monogram: letters };
  return (
    <Panel title="Color and monogram" action="The same in every contest">
      <Shown person={shown} name={username} />
      <ColorChoice color={main.color} usual={usual?.color ?? null} letters={letters} onChoose={(color) => edit({ color })} />
      <Letters
        value={main.monogram}
        usual={usual?.monogram ?? initials(username)}
        refused={refused}
        onChange={(monogram) => edit({ monogram })}
      />
    </Panel>
  );
}

/** As others will see it. */
function Shown({ person, name }: { person: Person; name: string }) {
  return (
    <Preview aria-label="How others see you" role="group">
      <span>
        <Monogram person={person} /> {name}
      </span>
      <Square person={person}>{person.monogram}</Square>
    </Preview>
  );
}

interface ColorChoiceProps {
  color: PersonColor | '';
  /** What the site gives who has chosen none; null until it is known. */
  usual: PersonColor | null;
  letters: string;
  onChoose(color: PersonColor | ''): void;
}

function ColorChoice({ color, usual, letters, onChoose }: ColorChoiceProps) {
  const name = useId();
  return (
    <Colors>
      <legend>Color</legend>
      {(['', ...PERSON_COLORS] as const).map((one) => (
        <Choice key={one} data-on={color === one}>
          <input type="radio" name={name} checked={color === one} onChange={() => onChoose(one)} />
          <Monogram person={{ color: one || usual, monogram: letters }} />
          {one === '' ? `The site’s choice${usual ? `: ${usual}` : ''}` : title(one)}
        </Choice>
      ))}
    </Colors>
  );
}

interface LettersProps {
  value: string;
  usual: string;
  refused: string | undefined;
  onChange(monogram: string): void;
}

function Letters({ value, usual, refused, onChange }: LettersProps) {
  const id = useId();
  return (
    <SettingField>
      <SettingLabel htmlFor={id}>Monogram</SettingLabel>
      <SettingControl
        id={id}
        value={value}
        placeholder={usual}
        maxLength={2}
        autoComplete="off"
        autoCapitalize="characters"
        aria-invalid={refused !== undefined || undefined}
        aria-describedby={`${id}-hint${refused === undefined ? '' : ` ${id}-refused`}`}
        onChange={(event) => onChange(event.target.value)}
      />
      {refused !== undefined && <SettingRefused id={`${id}-refused`}>{refused}</SettingRefused>}
      <SettingHint id={`${id}-hint`}>One or two letters or figures. Left empty, they are {usual}.</SettingHint>
    </SettingField>
  );
}
