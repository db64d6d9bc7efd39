import type { SeasonQuestionRow } from '@poolhouse/contract';
import { formatList, useAction, useApi, useSession } from '@poolhouse/shared-ui';
import { PanelError, ResultText, useRead, VisuallyHidden } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Block, BlockHead, Rows } from '../forms/home.styles';
import { Answers, Fact, Name, Row } from './season-questions.styles';

/** The new years of pools that the player is asked about: one press, and they are in, or not. What was said stands until the page is left. */
export function SeasonQuestions({ titleOf }: { titleOf(contest: string): string }) {
  const { data, error, retry, again } = useRead('GET utils/season_questions', undefined);
  if (error) return <PanelError message={error.message} onRetry={retry} />;
  const rows = data?.season_questions.data ?? [];
  if (rows.length === 0) return null;
  return (
    <Block aria-labelledby="season-heading">
      <BlockHead>
        <h2 id="season-heading">Are you in?</h2>
        <span>the new year</span>
      </BlockHead>
      <Rows role="list">
        {rows.map((row) => (
          <Question key={row.ID} row={row} title={titleOf(row.contest)} onAnswered={again} />
        ))}
      </Rows>
    </Block>
  );
}

function Question({ row, title, onAnswered }: { row: SeasonQuestionRow; title: string; onAnswered(): Promise<unknown> }) {
  const api = useApi();
  const { renew } = useSession();
  const { run, pending, error } = useAction(
    (answer: 'in' | 'out') => api.call('POST utils/answer_season', { body: { contest_id: row.ID, answer } }),
    {
      onDone: async () => {
        await onAnswered();
        // The way to a kind that the player was not in stands in the bar from now on.
        await renew();
      },
    },
  );
  return (
    <Row data-waiting={row.answer === '' || undefined}>
      <Name>
        <b>
          {row.name} {row.year}
        </b>
        <small>
          {title}, as {formatList(row.entries)}
        </small>
      </Name>
      <Fact>
        {row.answer === '' ? `${row.asked_by} asks` : row.answer === 'in' ? 'You are in' : 'You are not in'}
        <ResultText result={error ? { ok: false, text: error.message } : null} />
      </Fact>
      <Presses row={row} pending={pending} onPress={(answer) => void run(answer)} />
    </Row>
  );
}

interface Presses {
  row: SeasonQuestionRow;
  pending: boolean;
  onPress(answer: 'in' | 'out'): void;
}

function Presses({ row: { name, year, answer }, pending, onPress }: Presses) {
  const of = `: ${name} ${year}`;
  return (
    <Answers>
      {answer !== 'in' && (
        <Button variant="contained" disabled={pending} onClick={() => onPress('in')}>
          I am in<VisuallyHidden>{of}</VisuallyHidden>
        </Button>
      )}
      {answer !== 'out' && (
        <Button variant="outlined" disabled={pending} onClick={() => onPress('out')}>
          Not this year<VisuallyHidden>{of}</VisuallyHidden>
        </Button>
      )}
    </Answers>
  );
}
