import type { MySeasonHead } from '@poolhouse/contract';
import type { ReactElement, ReactNode } from 'react';
import { useBack } from '../back/back';
import { PanelEmpty } from '../feedback/PanelStates';
import type { ContestTab } from '../heads/contest-tab';
import type { PageState } from '../page-data/page-state.types';
import { Columns } from '../page/Columns';
import { Panel } from '../page/Panel';
import { BackLink } from '../screen/BackLink';
import { Screen } from '../screen/Screen';
import { useTitle } from '../text/useTitle';
import type { SeasonUnit } from './season-unit.rules';
import { ShareSeason } from './ShareSeason';

/** A page whose first row is how I stand. */
interface Headed {
  config: { data: readonly MySeasonHead[] };
}

export interface MySeasonScreenProps<T extends Headed> {
  /** What the browser calls it: 'My Football Season'. */
  name: string;
  page: PageState<T>;
  /** The contest's sections. */
  sections: readonly ContestTab[];
  /** The contest's season, and its board. */
  above: string;
  back: string;
  /** Which of several entries, where a player has them. */
  selector?: ReactNode;
  /** What a saved picture's name begins with: 'underdogs-season'. */
  file: string;
  /** What the season is made of; weeks where it is left out. */
  unit?: SeasonUnit;
  /** Beside the words that nothing counts yet. */
  meanwhile?(data: T): ReactNode;
  /** What is told once enough weeks count, in two columns. */
  children(data: T, head: T['config']['data'][number]): ReactNode;
}

/** The frame of a player's own season in every contest: what is told, or why nothing is yet, the way back, and what hands its picture on. */
export function MySeasonScreen<T extends Headed>(props: MySeasonScreenProps<T>): ReactElement {
  const { name, page, sections, above, back, selector, file, unit = 'week', meanwhile, children } = props;
  useTitle(name);
  useBack({ to: above, label: 'Season' });
  return (
    <Screen title="Your season" sections={sections} page={page} selector={selector} waiting="Your season">
      {(data) => {
        const head: T['config']['data'][number] | undefined = data.config.data[0];
        const counts = head !== undefined && head.Rank > 0;
        return (
          <>
            <Columns>
              {counts ? children(data, head) : <Nothing head={head} unit={unit} />}
              {!counts && meanwhile?.(data)}
            </Columns>
            <BackLink to={back} />
            {/* A season of too few weeks has no picture. */}
            {counts && <ShareSeason key={`${head.contest_id} ${head.entry_id}`} head={head} file={file} />}
          </>
        );
      }}
    </Screen>
  );
}

const Nothing = ({ head, unit }: { head: MySeasonHead | undefined; unit: SeasonUnit }) => (
  <Panel title="Your season">
    <PanelEmpty>{head && head.entry_id === 0 ? 'You have no entry in this contest.' : `Three ${unit}s make a season.`}</PanelEmpty>
  </Panel>
);
