import { expectNoAxeFindings, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AuctionSetUp from '../slots/console/bbauction';
import { markWords, type Step } from './mark.rules';

const aStep = (over: Partial<Step> = {}): Step => ({ ID: 1, done: 0, note: '', at: '', by: '', ...over });
/** At 6:12 PM wherever this runs. */
const PRESSED = new Date(2026, 2, 16, 18, 12).toISOString();

it('tells who did a step and when, and of what nobody pressed only whether it is done', () => {
  const { setNow } = renderWithKit(<p />, { now: '2026-03-18T12:00:00' });
  expect(markWords(aStep())).toBe('to do');
  expect(markWords(aStep({ done: 1 }))).toBe('✓ done');
  expect(markWords(aStep({ done: 1, at: PRESSED, by: 'carl' }))).toBe('✓ done Mon 6:12 PM by carl');
  expect(markWords(aStep({ at: PRESSED, by: 'carl' }))).toBe('to do, last pressed Mon 6:12 PM by carl');
  setNow('2026-11-18T12:00:00');
  expect(markWords(aStep({ done: 1, at: PRESSED, by: 'carl' }))).toBe('✓ done 3/16 6:12 PM by carl');
});

describe('the checklist of the console', () => {
  const setUp = (marks: Partial<Step>[]) => ({
    year: 2026,
    steps: { data: Array.from({ length: 8 }, (_, n) => aStep({ ID: n + 1, ...marks[n] })) },
    auctions: { data: [] },
  });
  const open = (answers: FakeAnswers) =>
    renderWithKit(<AuctionSetUp group={3} changed={() => {}} />, { at: '/admin', now: '2026-03-18T12:00:00', answers });
  const step = async (button: string) => {
    const line = (await screen.findByRole('button', { name: button })).closest('li');
    if (!line) throw new Error(`${button} is in no step.`);
    return within(line);
  };

  it('marks a step as done with time and name once it was pressed, and says in it what came of it', async () => {
    let pressed = 0;
    const { calls } = open({
      'GET ad/bbauction_setup': () => setUp(pressed === 0 ? [] : [{ done: 1, note: '2 in 2026', at: PRESSED, by: 'casey' }]),
      'POST ad/update_bbauction_config': () => {
        pressed += 1;
        const message = pressed === 1 ? 'Year 2026: group 1 and 2 set up.' : 'Nothing to change.';
        return { result: 'success' as const, message, count: 2 };
      },
      'POST ad/bbauction_prep_teams': () => ({ error: { code: 'conflict', message: 'The field is not known yet. Do step 4 first.' } }),
    });
    const config = await step('Update Config');
    expect(await config.findByText('to do')).toBeVisible();
    const press = (button: string) => userEvent.click(screen.getByRole('button', { name: button }));
    await press('Update Config');
    expect(await config.findByText('Year 2026: group 1 and 2 set up.')).toBeVisible();
    expect(await config.findByText('✓ done Mon 6:12 PM by casey')).toBeVisible();
    expect(screen.getAllByText('to do')).toHaveLength(7);
    await press('Update Config');
    expect(await config.findByText('Nothing to change.')).toBeVisible();
    await press('Prep Teams');
    expect(await (await step('Prep Teams')).findByRole('alert')).toHaveTextContent('Do step 4 first.');
    expect(config.queryByText('Nothing to change.')).toBeNull();
    expect(calls.filter(({ key }) => key === 'POST ad/update_bbauction_config').map(({ body }) => body)).toEqual([
      { group_number: 3 },
      { group_number: 3 },
    ]);
    await expectNoAxeFindings(document.body);
  });
});
