import type { SeasonQuestionRow } from '@poolhouse/contract';
import { expectNoAxeFindings, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignedIn } from './SignedIn';

function open(asked: boolean, answers: FakeAnswers = {}) {
  let rows: SeasonQuestionRow[] = [
    { ID: 8, contest: 'Football', name: 'Oak Street Pool', year: 2027, entries: ['Rusty Nail'], asked_by: 'Casey', answer: '' },
    { ID: 9, contest: 'Golf', name: 'Oak Greens', year: 2027, entries: ['Shank', 'Slice'], asked_by: 'Casey', answer: 'out' },
  ];
  return renderWithKit(<SignedIn username="Rusty" />, {
    session: { user_contests: ['Football'], ...(asked && { asked }) },
    answers: {
      'GET utils/home': () => ({ contests: { data: [] }, live: { data: [] }, locks: { data: [] } }),
      'GET utils/season_questions': () => ({ season_questions: { data: rows } }),
      'POST utils/answer_season': (_query, { contest_id, answer }) => {
        rows = rows.map((row) => (row.ID === contest_id ? { ...row, answer } : row));
        return { result: 'success', message: 'You are in' };
      },
      ...answers,
    },
  });
}

test('who is asked says so in one press at home, and may change their mind', async () => {
  const { calls, container } = open(true);
  const block = within(await screen.findByRole('region', { name: 'Are you in?' }));
  const [first, second] = block.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Oak Street Pool 2027Football, as Rusty NailCasey asks/);
  expect(second).toHaveTextContent(/Golf, as Shank, SliceYou are not in/);
  await expectNoAxeFindings(container);
  await userEvent.click(block.getByRole('button', { name: /^I am in ?: Oak Street Pool 2027/ }));
  expect(await block.findByText('You are in')).toBeVisible();
  expect(block.queryByRole('button', { name: /^I am in ?: Oak Street Pool 2027/ })).toBeNull();
  expect(block.getByRole('button', { name: /^Not this year ?: Oak Street Pool 2027/ })).toBeEnabled();
  expect(calls.find(({ key }) => key === 'POST utils/answer_season')!.body).toEqual({ contest_id: 8, answer: 'in' });
});

test('what is refused is said beside the question', async () => {
  open(true, { 'POST utils/answer_season': () => ({ error: { code: 'conflict', message: 'Oak Street Pool 2027 has begun.' } }) });
  await userEvent.click(await screen.findByRole('button', { name: /^I am in ?: Oak Street Pool 2027/ }));
  expect(await screen.findByText('Oak Street Pool 2027 has begun.')).toBeVisible();
});

test('who is asked nothing reads nothing', async () => {
  const { calls } = open(false);
  await screen.findByRole('region', { name: 'Your contests' });
  expect(calls.some(({ key }) => key === 'GET utils/season_questions')).toBe(false);
});
