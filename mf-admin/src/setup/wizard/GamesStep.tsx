import { plural } from '@poolhouse/shared-ui';
import { Field } from '@poolhouse/shared-ui/screen';
import type { SetupFiguresRow } from '@poolhouse/contract';
import { GamesSource } from '../../gameday/GamesSource';
import { Beside } from '../../look/Beside';
import { Note } from '../../look/Note';
import { Tickable } from '../../form/form.styles';
import { Step } from './Step';
import type { WizardDraft } from './wizard.rules';

interface Props {
  draft: WizardDraft;
  figures: SetupFiguresRow;
  /** Games are the whole site's. */
  site: boolean;
  onEdit(change: Partial<WizardDraft>): void;
}

export function GamesStep({ draft, figures, site, onEdit }: Props) {
  return (
    <Step number={2} title="Season and games">
      {figures.games > 0 && (
        <Note>
          {figures.season} is there: {plural(figures.games, 'game')}, {figures.results} with results.
        </Note>
      )}
      {figures.games === 0 && !site && <Note>No games are there yet; a site administrator brings them.</Note>}
      <Beside>
        <Field label="Season">
          {(part) => (
            <input
              {...part}
              type="number"
              min={1990}
              max={2200}
              value={draft.season}
              onChange={(event) => onEdit({ season: event.target.value })}
            />
          )}
        </Field>
      </Beside>
      {site && figures.games > 0 && (
        <Tickable>
          <input type="checkbox" checked={draft.load} onChange={(event) => onEdit({ load: event.target.checked })} />
          load games
        </Tickable>
      )}
      {draft.load && <GamesSource source={draft.source} address={figures.scoreboard} onChange={(source) => onEdit({ source })} />}
    </Step>
  );
}
