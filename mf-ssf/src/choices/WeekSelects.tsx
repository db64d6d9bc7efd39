import type { StatsConfigRow } from '@poolhouse/contract';
import { Box, ChoiceSelect, DeskTheme } from '@poolhouse/shared-ui/desk';
import type { Wanted } from './wanted.types';

interface Props {
  readonly sport: 'NFL' | 'NCAA';
  readonly config: StatsConfigRow;
  onChoose(wanted: Wanted): void;
}

/** Season, where there are several, and week. */
export default function WeekSelects({ sport, config, onChoose }: Props) {
  const years = config.years.split(',').filter(Boolean).map(Number);
  const weeks = Array.from({ length: config.weeks }, (_, at) => ({ value: at + 1, label: `Week ${at + 1}` }));
  return (
    <DeskTheme>
      <Box sx={{ display: 'flex', gap: '12px' }}>
        {years.length > 1 && (
          <ChoiceSelect
            value={config.year}
            choices={years.map((year) => ({ value: year, label: String(year) }))}
            onChange={(year) => onChoose({ sport, year, week: 1 })}
            input={{ 'aria-label': 'Season' }}
          />
        )}
        <ChoiceSelect
          value={config.week}
          choices={weeks}
          onChange={(week) => onChoose({ sport, year: config.year, week })}
          input={{ 'aria-label': 'Week' }}
        />
      </Box>
    </DeskTheme>
  );
}
