import type { GolfAdminConfigRow, GolfAdminTournamentRow } from '@poolhouse/contract';
import { plural } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty, useShowAll } from '@poolhouse/shared-ui/board';
import { DeskTheme } from '@poolhouse/shared-ui/desk';
import { SeasonForm } from './SeasonForm';
import { SeasonTable } from './SeasonTable';
import { useSeasonDraft } from './useSeasonDraft';

interface Props {
  config: GolfAdminConfigRow;
  tournaments: readonly GolfAdminTournamentRow[];
  onSaved(): Promise<void>;
}

/** A season has no more than a page of them; the rest of a tour's year is shown when asked for. */
const FIRST = 16;

/** Which tournaments a season has; a proposal is filled in and can be changed before it is saved. */
export function SeasonPanel({ config, tournaments, onSaved }: Props) {
  const draft = useSeasonDraft(tournaments);
  const still = config.frozen === 1 || config.may_set_season === 0;
  const [shown, more] = useShowAll(tournaments, FIRST, 'tournaments');
  const doubles = [...draft.chosen.values()].filter(Boolean).length;
  return (
    <Panel
      title={`Season ${config.Year}`}
      action={`${plural(draft.chosen.size, 'tournament')}, ${doubles} double`}
      foot={config.frozen === 1 ? 'The season has begun: its tournaments stand since the first tee.' : undefined}
    >
      {tournaments.length === 0 ? (
        <PanelEmpty>
          No tournaments of {config.Year} are known.{' '}
          {config.may_set_scores === 1 ? 'Bring them in under Files of golf.' : 'A site administrator brings them in, under Files of golf.'}
        </PanelEmpty>
      ) : (
        <DeskTheme>
          <SeasonTable year={config.Year} rows={shown} draft={draft} still={still} />
          {more}
          {!still && <SeasonForm contestId={config.contest_id} draft={draft} onSaved={onSaved} />}
        </DeskTheme>
      )}
    </Panel>
  );
}
