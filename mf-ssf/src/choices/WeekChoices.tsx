import type { StatsConfigRow } from '@poolhouse/contract';
import { lazyPart } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { LeagueBar } from '@poolhouse/shared-ui/screen';
import { Suspense, type ComponentProps } from 'react';
import type { Wanted } from './wanted.types';
import type WeekSelectsPart from './WeekSelects';

/** Fetched beside the page with the parts of MUI that it draws with; the games stand before it. */
const WeekSelects = lazyPart<ComponentProps<typeof WeekSelectsPart>>(() => import(/* webpackChunkName: "ssf-choices" */ './WeekSelects'));

interface Props {
  readonly sport: 'NFL' | 'NCAA';
  readonly config: StatsConfigRow | undefined;
  onChoose(wanted: Wanted): void;
}

/** League, and season and week once it is known which there are. */
export function WeekChoices({ sport, config, onChoose }: Props) {
  return (
    <Choices>
      <LeagueBar value={sport} onChange={(one) => onChoose({ sport: one })} />
      <Suspense fallback={null}>{config && <WeekSelects {...{ sport, config, onChoose }} />}</Suspense>
    </Choices>
  );
}

/** As high as the lists are that come into it, so that nothing moves when they do. */
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-height: 44px;
`;
