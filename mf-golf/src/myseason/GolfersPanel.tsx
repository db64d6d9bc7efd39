import type { GolfSeasonFact, GolfSeasonPick, GolfSeasonTournament } from '@poolhouse/contract';
import { plural } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { SeasonCells, SeasonFigures, SeasonSteps } from '@poolhouse/shared-ui/my-season';
import { recapAddress } from '../contest/recap-address.rules';
import { inTables, isRun, lettersFoot, rowsOf, tournamentWords } from './cells.rules';

interface Props {
  tournaments: readonly GolfSeasonTournament[];
  picks: readonly GolfSeasonPick[];
  facts: readonly GolfSeasonFact[];
}

/** Every tournament as my place and my four golfers, the longest runs, and each in words. */
export function GolfersPanel({ tournaments, picks, facts }: Props) {
  const paid = tournaments.filter(({ Points }) => Points > 0).length;
  return (
    <Panel
      title={`Your ${plural(tournaments.length, 'tournament')}`}
      action={`${plural(paid, 'time')} in the money`}
      foot={lettersFoot(picks)}
    >
      {inTables(tournaments).map((some) => (
        <SeasonCells
          key={some[0]?.Week}
          caption={`Your places and golfers by tournament${some.length < tournaments.length ? `, from tournament ${some[0]?.Week}` : ''}`}
          weeks={some.map(({ Week }) => Week)}
          rows={rowsOf(some, picks)}
        />
      ))}
      <SeasonFigures figures={facts.filter(isRun)} />
      <SeasonSteps
        unit="tournament"
        steps={tournaments.map((one) => ({
          ...{ Week: one.Week, Rank: one.Rank, name: one.Name, to: recapAddress(one.tid), said: tournamentWords(one, picks) },
        }))}
      />
    </Panel>
  );
}
