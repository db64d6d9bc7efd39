import type { StatsConfigRow } from '@poolhouse/contract';
import { chosen, field, media, sans, token } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import type { Wanted } from './wanted.types';

interface Props {
  readonly sport: 'NFL' | 'NCAA';
  readonly config: StatsConfigRow | undefined;
  onChoose(wanted: Wanted): void;
}

/** League, season and week. */
export function WeekChoices({ sport, config, onChoose }: Props) {
  const years = config?.years.split(',').filter(Boolean).map(Number) ?? [];
  return (
    <Choices>
      <Leagues role="group" aria-label="League">
        {(['NFL', 'NCAA'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={one === sport} onClick={() => onChoose({ sport: one })}>
            {one}
          </button>
        ))}
      </Leagues>
      {config && years.length > 1 && (
        <select
          aria-label="Season"
          value={config.year}
          onChange={(event) => onChoose({ sport, year: Number(event.target.value), week: 1 })}
        >
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </select>
      )}
      <WeekOf sport={sport} config={config} onChoose={onChoose} />
    </Choices>
  );
}

/** Disabled until the season's weeks are known. */
function WeekOf({ sport, config, onChoose }: Props) {
  return config ? (
    <select
      aria-label="Week"
      value={config.week}
      onChange={(event) => onChoose({ sport, year: config.year, week: Number(event.target.value) })}
    >
      {Array.from({ length: config.weeks }, (_, at) => (
        <option key={at + 1} value={at + 1}>
          Week {at + 1}
        </option>
      ))}
    </select>
  ) : (
    <select aria-label="Week" disabled>
      <option>Week</option>
    </select>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  > select {
    height: 36px;
    ${field};
    font: 500 0.9375rem/1 ${sans};
    ${media.touch} {
      height: 44px;
    }
  }
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
