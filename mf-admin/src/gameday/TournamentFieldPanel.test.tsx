import type { DataOf } from '@poolhouse/contract';
import { expectNoAxeFindings, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AdminPage from '../console/Admin.page';
import { allMay } from '../testing/answers.fixture';
import { aConsole } from '../testing/console.fixture';
import { tournamentYear } from './field.rules';

type FieldAnswer = DataOf<'POST ad/tournament_field'>;

const REGIONS = ['SOUTH', 'EAST', 'WEST', 'MIDWEST'];
const anAnswer = (over: Partial<FieldAnswer> = {}): FieldAnswer => ({
  result: 'success',
  message: '2026: 68 teams, 4 First Four games; nothing is made yet',
  field: {
    data: REGIONS.flatMap((region) =>
      Array.from({ length: 16 }, (_, n) => ({
        ID: `${region}-${n + 1}`,
        region,
        seed: n + 1,
        teams: region === 'EAST' && n === 10 ? ['Port Alder', 'Cedar Falls'] : [`${region} ${n + 1}`],
        is_new: n === 2 ? (1 as const) : (0 as const),
      })),
    ),
  },
  regions: REGIONS,
  missing: [],
  digest: 'd1',
  stands: 'none',
  ...over,
});
const open = (answers: FakeAnswers) =>
  renderWithKit(<AdminPage />, {
    at: '/ad?tab=gameday&section=files',
    session: { is_admin: true },
    answers: {
      'GET ad/pagedata': () => aConsole(),
      'GET ad/my_permissions': allMay,
      'GET ad/games': () => ({ games: { data: [] }, season: 2026, week: 1, weeks: 18 }),
      'GET ad/retention': () => ({
        retention: { data: [{ ID: 1, activity: 1095, addresses: 90, mails: 30, payloads: 7, hits: 365 }] },
        last_outcome: '',
        kept_for_ever: [],
      }),
      ...answers,
    },
  });
const year = String(tournamentYear(new Date()));
const look = async () => userEvent.click(await screen.findByRole('button', { name: 'Look at the field' }));

beforeEach(() => localStorage.clear());

describe('the field of a tournament', () => {
  it('is looked at, completed by who meets in the Final Four, confirmed, and made as it was looked at', async () => {
    const { calls, container } = open({ 'POST ad/tournament_field': () => anAnswer() });
    await look();
    expect(within(await screen.findByRole('region', { name: 'East' })).getByText('Port Alder / Cedar Falls')).toBeVisible();
    await expectNoAxeFindings(container);
    const button = screen.getByRole('button', { name: 'Make the tournament' });
    expect(button).toBeDisabled();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /In the Final Four, South meets/ }), 'WEST');
    await userEvent.click(button);
    expect(screen.getByText(`Make the tournament of ${year}, South and West in one half?`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Make it' }));
    expect(calls.filter(({ key }) => key === 'POST ad/tournament_field').map(({ body }) => body)).toEqual([
      { season: Number(year), dry_run: 1 },
      { season: Number(year), meets: 'WEST', digest: 'd1', dry_run: 0 },
    ]);
  });

  it('is not offered while places are open, and says which', async () => {
    open({ 'POST ad/tournament_field': () => anAnswer({ missing: ['SOUTH 16 has no team.'] }) });
    await look();
    expect(await screen.findByText('SOUTH 16 has no team.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make the tournament' })).toBeNull();
  });

  it('says why the scoreboard could not be asked', async () => {
    open({ 'POST ad/tournament_field': () => ({ error: { code: 'conflict', message: 'scores.example cannot be reached.' } }) });
    await look();
    expect(await screen.findByText(/scores\.example cannot be reached/)).toBeVisible();
  });
});
