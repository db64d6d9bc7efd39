import type { SetupFiguresRow } from '@poolhouse/contract';
import { plural } from '@poolhouse/shared-ui';
import { Beside, CheckField, InputField, Note, useFormContext, useWatch } from '@poolhouse/shared-ui/desk';
import { GamesSource } from '../../gameday/GamesSource';
import { Step } from './Step';
import type { WizardDraft } from './wizard.rules';

interface Props {
  figures: SetupFiguresRow;
  /** Games are the whole site's. */
  site: boolean;
}

export function GamesStep({ figures, site }: Props) {
  const { control } = useFormContext<WizardDraft>();
  const load = useWatch({ control, name: 'load' });
  return (
    <Step number={2} title="Season and games">
      {figures.games > 0 && (
        <Note>
          {figures.season} is there: {plural(figures.games, 'game')}, {figures.results} with results.
        </Note>
      )}
      {figures.games === 0 && !site && <Note>No games are there yet; a site administrator brings them.</Note>}
      <Beside>
        <InputField control={control} name="season" label="Season" type="number" input={{ min: 1990, max: 2200 }} />
      </Beside>
      {site && figures.games > 0 && <CheckField control={control} name="load" label="load games" />}
      {load && <GamesSource address={figures.scoreboard} />}
    </Step>
  );
}
