import type { StatsConfigRow } from '@poolhouse/contract';
import { chosen, lazyPart, media, sans, token } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
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
      <Leagues role="group" aria-label="League">
        {(['NFL', 'NCAA'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={one === sport} onClick={() => onChoose({ sport: one })}>
            {one}
          </button>
        ))}
      </Leagues>
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
const Leagues = styled.div`
  display: flex;
  border: 1px solid ${token.ctl};
  border-radius: 6px;
  overflow: hidden;
  > button {
    min-height: 34px;
    padding: 0 14px;
    border: 0;
    font: 600 0.875rem/1 ${sans};
    color: ${token.ink};
    background: none;
    cursor: pointer;
    ${media.touch} {
      min-height: 42px;
    }
  }
  > button[aria-pressed='true'] {
    --ph-ring: ${token.onBrand};
    color: ${token.onBrand};
    background: ${token.brand};
    ${chosen}
  }
  > button:focus-visible {
    outline-offset: -4px;
  }
`;
