import type { ActivityRow } from '@poolhouse/contract';
import { lazyPart } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { Beside, Box, Buttons, DeskTheme, FindField, InputField, SelectField, type FormOf } from '@poolhouse/shared-ui/desk';
import { Suspense, useState } from 'react';
import { seasonChoices } from '../../contests/season-choices.rules';
import { useConsole } from '../../facts/console.context';
import { blockSx } from '../../look/layout.sx';
import type { ActivityFilter } from './useActivity';

const ActivityCsv = lazyPart<{ rows: readonly ActivityRow[] }>(() => import(/* webpackChunkName: "activity-csv" */ './ActivityCsv'));

const PERIODS = [
  { value: 0, label: 'All time' },
  { value: 1, label: 'One day' },
  { value: 7, label: '7 days' },
  { value: 30, label: '30 days' },
];

interface Props {
  form: FormOf<ActivityFilter>;
  /** What is to be found. */
  words: string;
  /** What is shown, to be taken along. */
  rows: readonly ActivityRow[];
}

/** What the log is narrowed to, as it is typed. */
export function ActivityFilters({ form: { control, setValue }, words, rows }: Props) {
  const { data } = useConsole();
  return (
    <DeskTheme>
      <Box sx={blockSx}>
        <Beside>
          <InputField control={control} name="action" label="Action begins with" placeholder="Entry" input={{ maxLength: 60 }} />
          <SelectField
            control={control}
            name="contest_id"
            label="Contest"
            choices={seasonChoices(data.active_contests.data, 'All contests')}
          />
          <SelectField control={control} name="days" label="Period" choices={PERIODS} />
        </Beside>
        <Buttons>
          <FindField label="Find in the log" value={words} onChange={(q) => setValue('q', q)} />
          <TakeCsv rows={rows} />
        </Buttons>
      </Box>
    </DeskTheme>
  );
}

function TakeCsv({ rows }: Pick<Props, 'rows'>) {
  const [asked, setAsked] = useState(false);
  return asked ? (
    <Suspense fallback={null}>
      <ActivityCsv rows={rows} />
    </Suspense>
  ) : (
    <Button color="inherit" variant="outlined" onClick={() => setAsked(true)}>
      CSV
    </Button>
  );
}
