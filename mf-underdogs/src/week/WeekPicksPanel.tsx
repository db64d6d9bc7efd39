import type { UnderdogsPickRow } from '@poolhouse/contract';
import { formatTime, lazyPart } from '@poolhouse/shared-ui';
import { GameRow, Panel, PanelEmpty, useAskedGame, type PageState } from '@poolhouse/shared-ui/board';
import { SupposedTag, WhatIfTool } from '@poolhouse/shared-ui/screen';
import { Fragment, Suspense } from 'react';
import type { UnderdogsPage } from '../contest/underdogs.types';
import type { DogsIf } from '../whatif/useDogsIf';
import { EntryLines } from './EntryLines';
import { weekPicks } from './week-picks.rules';
import { WhoIsIn } from './WhoIsIn';

const DogChoice = lazyPart(() => import(/* webpackChunkName: "underdogs-what-if" */ '../whatif/DogChoice'));

interface Props {
  whatIf: DogsIf;
  page: PageState<UnderdogsPage>;
  onOpen(pick: UnderdogsPickRow): void;
}

/** 'Week 11 Picks': each entry's pick as its game with score and status; those to come are sealed. */
export function WeekPicksPanel({ whatIf, page, onOpen }: Props) {
  const { config, users, picks, scores, supposed } = whatIf.board;
  const { choosing, failed, setChoosing, back } = whatIf;
  const { games, elsewhere, sealed, missing } = weekPicks(users, picks, scores, config.week);
  const { place } = useAskedGame();
  const updated = games.reduce((last, { game }) => (game.updated > last ? game.updated : last), '');
  return (
    <Panel
      id="week"
      title={`Week ${config.week} Picks`}
      action={whatIf.supposed?.supposed.length ? <SupposedTag /> : updated ? `Updated ${formatTime(updated)}` : undefined}
      foot={users.length > 0 && <WhoIsIn users={users} sealed={sealed} missing={missing} policy={config.MissedPick} />}
    >
      {games.length + elsewhere.length === 0 && (
        <PanelEmpty>
          {users.length === 0 ? 'Nobody has joined this contest yet.' : 'Each pick is shown here as its game, from kickoff on.'}
        </PanelEmpty>
      )}
      {whatIf.possible && <WhatIfTool {...{ choosing, failed, setChoosing, back }} />}
      <div ref={place}>
        {games.map(({ game, picks: of }) => (
          <Fragment key={game.ID}>
            <GameRow
              game={game}
              own={of.some(({ user }) => user.mine === 1)}
              changed={page.changed.has(`scores:${game.ID}`)}
              foot={<EntryLines picks={of} supposed={supposed} onOpen={onOpen} />}
            />
            {choosing && page.data && (
              <Suspense fallback={null}>
                <DogChoice game={game} page={page.data} whatIf={whatIf} />
              </Suspense>
            )}
          </Fragment>
        ))}
      </div>
      {elsewhere.length > 0 && <EntryLines picks={elsewhere} supposed={supposed} onOpen={onOpen} inset />}
    </Panel>
  );
}
