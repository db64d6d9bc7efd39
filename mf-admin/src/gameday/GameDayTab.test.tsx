import { expectNoAxeFindings, fill, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AdminPage from '../console/Admin.page';
import { aGame, allMay } from '../testing/answers.fixture';
import { aConsole } from '../testing/console.fixture';

beforeEach(() => localStorage.clear());

const feed = {
  ID: 'nfl',
  name: 'NFL scores',
  address: '',
  set_by: 'nobody' as const,
  usual_address: 'https://scores.example/nfl',
  last_good: '2026-11-16T17:00:00.000Z',
  last_error: '',
  next_run: '',
  refused: 2,
  by_hand: 1,
};
const done = { result: 'success', message: 'done' } as const;
const retention = { ID: 1 as const, activity: 1095, addresses: 90, mails: 30, payloads: 7, hits: 365 };
const open = (answers: FakeAnswers = {}, section = 'scores') =>
  renderWithKit(<AdminPage />, {
    at: `/ad?tab=gameday&section=${section}`,
    now: '2026-11-16T18:00:00Z',
    session: { is_admin: true },
    answers: {
      'GET ad/pagedata': () => aConsole({ feeds: { data: [feed] } }),
      'GET ad/my_permissions': allMay,
      'GET ad/games': () => ({
        games: {
          data: [
            aGame(7),
            aGame(8, { team1: 'Bears', team2: 'Lions', state: 'scheduled', score1: null, score2: null, status: '', manual: 1 }),
          ],
        },
        season: 2026,
        week: 11,
        weeks: 18,
      }),
      'GET ad/retention': () => ({
        retention: { data: [retention] },
        last_outcome: '12 addresses blanked.',
        kept_for_ever: ['overrides', 'results', 'roles'],
      }),
      ...answers,
    },
  });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

it('corrects a final score only after a look at what it moves, with a reason and the digest', async () => {
  const moved = {
    ID: '5-7',
    contest_id: 5,
    contest_type: 'football' as const,
    contest_name: 'Oak',
    EntryName: 'Turf Toe',
    Rank: 3,
    RankAfter: 2,
    Points: 40,
    PointsAfter: 41,
    Winnings: 0,
    WinningsAfter: 0,
  };
  const { calls, container } = open({
    'POST ad/preview_game': () => ({ digest: 'd1', moved: { data: [moved] }, frozen: ['Oak 2025'], message: '' }),
    'POST ad/set_game': () => done,
  });
  const games = await panel('Games');
  await userEvent.click(await games.findByRole('button', { name: 'Set Jets at Bills' }));
  const form = within(games.getByRole('form', { name: 'Jets at Bills' }));
  expect(form.queryByRole('button', { name: 'Apply the correction' })).toBeNull();
  const score = form.getByRole('spinbutton', { name: 'Score of the Jets' });
  await userEvent.clear(score);
  await userEvent.type(score, '27');
  await userEvent.click(form.getByRole('button', { name: 'See what it would move' }));
  expect(await form.findByRole('cell', { name: '3 → 2' })).toBeVisible();
  expect(form.getByText(/Oak 2025 is frozen/)).toBeVisible();
  await expectNoAxeFindings(container);
  const apply = form.getByRole('button', { name: 'Apply the correction' });
  expect(apply).toBeDisabled();
  await fill(form.getByRole('textbox', { name: 'Reason' }), 'The league corrected it');
  await userEvent.click(apply);
  expect(await form.findByText('success: done')).toBeVisible();
  expect(calls.find(({ key }) => key === 'POST ad/set_game')!.body).toEqual({
    id: 7,
    state: 'final',
    score1: 27,
    score2: 24,
    digest: 'd1',
    reason: 'The league corrected it',
  });
});

it('another score asks for another look', async () => {
  open({ 'POST ad/preview_game': () => ({ digest: 'd1', moved: { data: [] }, frozen: [], message: 'Nothing moves.' }) });
  const games = await panel('Games');
  await userEvent.click(await games.findByRole('button', { name: 'Set Jets at Bills' }));
  const form = within(games.getByRole('form', { name: 'Jets at Bills' }));
  await userEvent.click(form.getByRole('button', { name: 'See what it would move' }));
  expect(await form.findByRole('button', { name: 'Apply the correction' })).toBeVisible();
  await userEvent.type(form.getByRole('spinbutton', { name: 'Score of the Bills' }), '1');
  expect(form.queryByRole('button', { name: 'Apply the correction' })).toBeNull();
});

it('sets a game by hand and gives it back to the feed', async () => {
  const { calls } = open({ 'POST ad/set_game': () => done });
  const games = await panel('Games');
  expect(await games.findByText('by hand')).toBeVisible();
  await userEvent.click(games.getByRole('button', { name: 'Set Bears at Lions' }));
  const form = within(games.getByRole('form', { name: 'Bears at Lions' }));
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'State' }), 'postponed');
  await userEvent.click(form.getByRole('button', { name: 'Save by hand' }));
  await userEvent.click(form.getByRole('button', { name: 'Release to the feed' }));
  expect(calls.filter(({ key }) => key === 'POST ad/set_game').map(({ body }) => body)).toEqual([
    { id: 8, state: 'postponed', score1: null, score2: null },
    { id: 8, manual: 0 },
  ]);
});

it('switches a feed, and shows its last answers with what was refused', async () => {
  const { calls } = open({
    'POST ad/set_feed': () => done,
    'GET ad/feed': () => ({
      payloads: {
        data: [{ ID: 1, at: '2026-11-16T17:00:00.000Z', ok: 1, bytes: 120, body: '{"events":[]}', refused: ['Jets: no score.'] }],
      },
    }),
  });
  const feeds = await panel('Feeds');
  await userEvent.click(feeds.getByRole('switch', { name: 'NFL scores, Off' }));
  expect(calls.find(({ key }) => key === 'POST ad/set_feed')!.body).toEqual({ name: 'nfl', on: 1 });
  await userEvent.click(feeds.getByRole('button', { name: 'Answers of NFL scores' }));
  expect(await feeds.findByText('{"events":[]}')).toBeVisible();
  expect(feeds.getByText(/Refused: Jets: no score\./)).toBeVisible();
});

it('says which feed fails, and that one has not answered yet', async () => {
  const failing = { ...feed, last_error: 'It answered 503.', set_by: 'operator' as const };
  open({
    'GET ad/pagedata': () => aConsole({ feeds: { data: [failing, { ...feed, ID: 'odds', name: 'NFL lines', usual_address: '' }] } }),
    'GET ad/feed': (query) => ({
      payloads: {
        data:
          query.name === 'nfl'
            ? [{ ID: 2, at: '2026-11-16T17:30:00.000Z', ok: 0 as const, bytes: 0, body: '', refused: ['It answered 503.'] }]
            : [],
      },
    }),
  });
  const feeds = await panel('Feeds');
  expect(feeds.getByText('by the operator')).toBeVisible();
  expect(feeds.queryByRole('switch')).toBeNull();
  await userEvent.click(feeds.getByRole('button', { name: 'Answers of NFL scores' }));
  expect(await feeds.findByText(/failed\. Refused: It answered 503\./)).toBeVisible();
  await userEvent.click(feeds.getByRole('button', { name: 'Answers of NFL lines' }));
  expect(await feeds.findByText(/has not answered yet/)).toBeVisible();
});

it('shows how long what is kept, and saves only what differs', async () => {
  const { calls } = open({ 'POST ad/retention': () => done }, 'files');
  const kept = await panel('How long what is kept');
  expect(await kept.findByText('For ever: overrides, results, roles.')).toBeVisible();
  expect(kept.getByText('Last time: 12 addresses blanked.')).toBeVisible();
  const mails = kept.getByRole('spinbutton', { name: 'Mails, days' });
  await userEvent.clear(mails);
  await userEvent.type(mails, '60');
  await userEvent.click(kept.getByRole('button', { name: 'Save' }));
  expect(calls.find(({ key }) => key === 'POST ad/retention')!.body).toEqual({ mails: 60 });
});

it('leads from what needs action to the games that are to be entered by hand, and shows these alone', async () => {
  const message = 'NFL scoreboard: 1 field of its answer is not as agreed; the rest was taken.';
  const needs = { ID: 'feed_misfit-nfl', kind: 'feed_misfit' as const, message, at: '', subject_id: null, games: [7, 9] };
  const { calls } = renderWithKit(<AdminPage />, {
    at: '/ad?tab=gameday',
    now: '2026-11-16T18:00:00Z',
    session: { is_admin: true },
    answers: {
      'GET ad/pagedata': () =>
        aConsole({
          needs_action: { data: [needs] },
          feeds: { data: [{ ...feed, misfits: ['events is not a list.'], source: 2, sources: 2, answered_by: 'https://b.example/s' }] },
        }),
      'GET ad/my_permissions': allMay,
      'GET ad/games': () => ({ games: { data: [aGame(7)] }, season: 2026, week: 11, weeks: 18 }),
    },
  });
  expect(await screen.findByText(/1 field not as agreed/)).toBeVisible();
  expect(screen.getByText(/answered by source 2 of 2: https:\/\/b\.example\/s/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Enter by hand' }));
  expect(await screen.findByRole('region', { name: 'Games to enter' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Set Jets at Bills' })).toBeVisible();
  expect(calls.filter(({ key }) => key === 'GET ad/games').at(-1)!.query).toEqual({ ids: '7,9' });
});
