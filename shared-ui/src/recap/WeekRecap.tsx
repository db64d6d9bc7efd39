import type { WeekRecapConfig } from '@poolhouse/contract';
import { formatList } from '@poolhouse/contract/formats';
import type { ReactElement, ReactNode } from 'react';
import type { ContestTab } from '../heads/contest-tab';
import { WeekNav } from '../heads/WeekNav';
import type { PageState } from '../page-data/page-state.types';
import { useTitle } from '../text/useTitle';
import { openWords } from './open-words.rules';
import { RecapScreen } from './RecapScreen';

export interface WeekRecapProps<T, C extends WeekRecapConfig> {
  /** Of the page, before it is known which week: 'Football Recap'. */
  name: string;
  page: PageState<T>;
  /** Its first row; undefined until it is read. */
  config: C | undefined;
  /** The recap of another week. */
  hrefFor(week: number): string;
  /** The contest's sections. */
  sections: readonly ContestTab[];
  /** The contest's board. */
  back: string;
  /** What a saved picture's name begins with: 'underdogs-week'. */
  file: string;
  /** What is told once the week is over. */
  children(data: T, config: C): ReactNode;
}

/** A recap by the week: its heading, arrows to the weeks beside it, and which games it waits for. */
export function WeekRecap<T, C extends WeekRecapConfig>(props: WeekRecapProps<T, C>): ReactElement {
  const { name, page, config, hrefFor, sections, back, file, children } = props;
  useTitle(name);
  return (
    <RecapScreen
      title={config ? `Week ${config.Week} recap` : name}
      sections={sections}
      page={page}
      selector={config && formatList([config.contest_name, config.Dates].filter(Boolean))}
      weeks={
        config && (
          <WeekNav week={config.Week} first={config.FirstWeek} weeks={config.ShowWeek} current={config.ShowWeek} hrefFor={hrefFor} />
        )
      }
      why={config?.Over === 0 ? openWords(config) : undefined}
      back={back}
      share={config?.Over === 1 ? shareOf(config, file) : undefined}
    >
      {(data) => config && children(data, config)}
    </RecapScreen>
  );
}

const shareOf = ({ contest_id, contest_name, Week, Headline }: WeekRecapConfig, file: string) => ({
  contestId: contest_id,
  round: Week,
  title: `${contest_name}, week ${Week}`,
  alt: `Picture of week ${Week}: ${Headline}`,
  file: `${file}-${Week}.png`,
});
