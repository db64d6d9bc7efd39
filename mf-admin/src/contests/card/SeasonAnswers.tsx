import type { DataOf } from '@poolhouse/contract';
import { formatList, formatMonthDay, inNumber, plural, useApi } from '@poolhouse/shared-ui';
import { DataTable, ReadGate, useRead, type Column } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { FormResult, Note } from '@poolhouse/shared-ui/desk';
import { useTool } from '../../form/useTool';
import { Block } from '../../look/Block';
import { Warning } from '../../look/Warning';
import type { CardRow } from './card.types';

type Answer = DataOf<'GET ad/season_answers'>['answers']['data'][number];

const WORDS = { in: 'in', out: 'not this year' } as const;

const columns: Column<Answer>[] = [
  { key: 'player', head: 'Player', rowHead: true, width: '40%', render: (row) => row.username },
  { key: 'entries', head: 'Entries', hideOnPhone: true, render: (row) => formatList(row.entries) },
  {
    key: 'answer',
    head: 'In?',
    align: 'right',
    render: (row) => (row.answer === '' ? <Warning>{silence(row)}</Warning> : WORDS[row.answer]),
  },
];

const silence = ({ reminded_at: at }: Answer): string => (at === '' ? 'not said' : `not said, reminded ${formatMonthDay(at)}`);

/** Who was asked about the new year, and what they said; nothing of a contest whose players were not asked. */
export function SeasonAnswers({ contest }: { contest: CardRow }) {
  const read = useRead('GET ad/season_answers', { contest_id: contest.ID }, contest);
  return (
    <ReadGate read={read} rows={0} stays>
      {({ answers: { data: rows } }) => rows.length > 0 && <Asked contest={contest} rows={rows} />}
    </ReadGate>
  );
}

function Asked({ contest, rows }: { contest: CardRow; rows: readonly Answer[] }) {
  const api = useApi();
  const remind = useTool(() => api.call('POST ad/remind_season', { body: { contest_id: contest.ID } }));
  const count = (answer: Answer['answer']) => rows.filter((row) => row.answer === answer).length;
  const silent = count('');
  return (
    <>
      <DataTable
        caption={`Who is in ${contest.name}`}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.ID}
        rest={(row) => formatList(row.entries)}
      />
      <Block>
        <Note>
          Of {plural(rows.length, 'player')} who were asked {count('in')} in, {count('out')} not this year, {silent}{' '}
          {inNumber(silent, 'has', 'have')} not said.
        </Note>
        {contest.frozen_at === '' && (
          <Button color="inherit" variant="outlined" disabled={remind.pending || silent === 0} onClick={() => void remind.run()}>
            Remind who has not said
          </Button>
        )}
        <FormResult result={remind.result} />
      </Block>
    </>
  );
}
