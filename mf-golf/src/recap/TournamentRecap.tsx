import type { ContestOption, GolfTournamentRow, Pick1RecapConfig } from '@poolhouse/contract';
import { formatList } from '@poolhouse/shared-ui';
import { useForgetLost, type PageState } from '@poolhouse/shared-ui/board';
import { RecapScreen } from '@poolhouse/shared-ui/season';
import type { ReactNode } from 'react';
import { ChosenContest } from '../contest/ChosenContest';
import { TournamentSelect } from '../contest/TournamentSelect';
import { otherTournaments } from '../contest/unknown-tournament';
import type { useTournamentAddress } from '../contest/useTournamentAddress';
import { whyNoRecap } from '../contest/why-no-recap.rules';
import { sections } from '../sections';
import type { RecapConfig } from './recap.types';

type AnyConfig = RecapConfig | Pick1RecapConfig;

interface Told {
  config: { data: readonly AnyConfig[] };
  contests: { data: readonly ContestOption[] };
  tournaments: { data: readonly GolfTournamentRow[] };
}

interface Props<T extends Told> {
  address: ReturnType<typeof useTournamentAddress>;
  page: PageState<T>;
  /** Before the name of the tournament is known, and what stands before it. */
  untitled: string;
  before?: string;
  /** What the picture's file begins with. */
  file: string;
  children(data: T, config: T['config']['data'][number]): ReactNode;
}

/** The frame of a tournament's recap, in golf and in Pick1: which one, why there is none yet, the way back, and its picture. */
export function TournamentRecap<T extends Told>(props: Props<T>) {
  const { page, untitled, before = '', file, children } = props;
  const { chosen, query, chooseTournament } = props.address;
  useForgetLost(chosen, page.error);
  const config: T['config']['data'][number] | undefined = page.data?.config.data[0];
  const why = config && whyNoRecap(config, query.tid !== undefined);
  return (
    <RecapScreen
      title={config?.Name ? `${before}${config.Name} recap` : untitled}
      sections={sections}
      page={page}
      choice={
        config && <TournamentSelect titled tournaments={page.data?.tournaments.data ?? []} shown={config.tid} onChange={chooseTournament} />
      }
      selector={
        config && page.data ? (
          <ChosenContest contests={page.data.contests.data} contest={config} onContest={chosen.choose}>
            <span>{formatList([config.contest_name, config.Dates].filter(Boolean))}</span>
          </ChosenContest>
        ) : (
          otherTournaments(page.error, chosen.contest)
        )
      }
      why={why}
      back={config && config.tid > 0 ? `/golf?tid=${config.tid}` : '/golf'}
      share={config && why === undefined ? shareOf(config, file) : undefined}
    >
      {(data) => config && children(data, config)}
    </RecapScreen>
  );
}

const shareOf = ({ contest_id, contest_name, tid, Name, Headline }: AnyConfig, file: string) => ({
  contestId: contest_id,
  round: tid,
  title: `${contest_name}, ${Name}`,
  alt: `Picture of ${Name}: ${Headline}`,
  file: `${file}-${tid}.png`,
});
