import type { UnderdogsConfigRow } from '@poolhouse/contract';
import { useTitle } from '@poolhouse/shared-ui';
import { ContestChoices, Panel, PanelEmpty, yearsOf, type PageState } from '@poolhouse/shared-ui/board';
import { Screen } from '@poolhouse/shared-ui/screen';
import type { ReactNode } from 'react';
import { sections } from '../sections';
import type { UnderdogsPage } from './underdogs.types';
import { useUnderdogs } from './useUnderdogs';

export interface ScreenParts {
  page: PageState<UnderdogsPage>;
  data: UnderdogsPage;
  config: UnderdogsConfigRow;
}

interface Props {
  title: string;
  /** Title of the panel that stands while there is no data. */
  waiting: string;
  /** Shows nothing that changes by itself. */
  still?: boolean;
  /** Beside the choices. */
  link?(config: UnderdogsConfigRow): ReactNode;
  children(parts: ScreenParts): ReactNode;
}

/** A screen of this contest: title, choices and tabs, and `children` once there is a contest to show. */
export function UnderdogsScreen({ title, waiting, still = false, link, children }: Props) {
  const { page, chooseContest, chooseYear } = useUnderdogs(still);
  useTitle(title);
  const config = page.data?.config.data[0];
  const choices = config && (
    <>
      <ContestChoices
        contests={page.data?.contests.data ?? []}
        shown={{ id: config.contest_id, name: config.contest_name }}
        onContest={chooseContest}
        years={yearsOf(config.Years, config.year)}
        year={config.year}
        onYear={chooseYear}
      />
      {link?.(config)}
    </>
  );
  return (
    <Screen title={title} sections={sections} page={page} waiting={waiting} selector={choices} live={!still}>
      {(data) =>
        config ? (
          children({ page, data, config })
        ) : (
          <Panel title={waiting}>
            <PanelEmpty>No underdogs contest is open for you yet.</PanelEmpty>
          </Panel>
        )
      }
    </Screen>
  );
}
