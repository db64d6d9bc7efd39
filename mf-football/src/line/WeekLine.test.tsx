import type { DataOf, ErrorCode } from '@poolhouse/contract';
import { expectNoAxeFindings, renderWithKit, screenOf } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FootballMain from '../board/FootballMain.page';
import { aBoardPage } from '../testing/board-page.fixture';
import { aGame, aLiveGame, aPick, aStanding } from '../testing/board.fixture';

beforeEach(() => localStorage.clear());

const user = userEvent.setup();
const at = Date.parse('2026-11-15T18:00:00Z') / 1000;
const STEPS = [...[`${at},Q1,15:00,0,0,`, `${at + 5400},Q2,2:00,20,0,points`, `${at + 8000},Q3,9:10,20,31,points`]].join(';');
type Steps = DataOf<'GET football/steps'>;
const told: Steps = { games: { data: [{ ID: 2, Steps: STEPS }] } };

function open(page = aBoardPage(), steps: Steps | { error: { code: ErrorCode; message: string } } = told) {
  const { calls, ...drawn } = renderWithKit(<FootballMain />, {
    at: '/football',
    answers: { 'GET football/pagedata': () => page, 'GET football/steps': () => steps },
  });
  const asked = () => calls.flatMap(({ key, query }) => (key === 'GET football/steps' ? [query?.games] : []));
  return { asked, ...drawn };
}
const FIVE = [1, 2, 3, 4, 5];
const pickOf = (entry: number, event: number) => {
  const away = { Pick: 'Buccaneers', Abbrev: 'TB', Spread: 5.5, Result: -2 };
  return aPick({ ID: `${entry}-${event}`, entry_id: entry, slot: event, event_id: event, Result: -1, ...(entry === 2 && away) });
};
/** Five games are on; Turf Toe has the other side of three of them, and no more picks. */
const five = aBoardPage({
  scores: { data: FIVE.map((ID) => aLiveGame({ ID })) },
  picks: { data: [...FIVE.map((event) => pickOf(1, event)), ...[2, 3, 4].map((event) => pickOf(2, event))] },
  standings: { data: [aStanding({ PicksIn: 5 }), aStanding({ ID: '11-2', entry_id: 2, EntryName: 'Turf Toe', PicksIn: 3 })] },
});
const week = async () => within(await screen.findByRole('region', { name: 'Week Line' }));

it('is asked for when it is opened: mine first, another’s by its opened picks alone', async () => {
  screenOf(1440);
  const { asked, container } = open(five);
  const panel = await week();
  expect(asked()).toEqual([]);
  await user.click(panel.getByText('How the week moved'));
  expect(await panel.findByRole('img', { name: /^Chance of five of five: / })).toBeVisible();
  const moments = panel.getByRole('list', { name: 'What moved it' });
  expect(within(moments).getAllByRole('listitem')[0]).toHaveTextContent('BUF 31 points');
  expect(asked()).toEqual(['1,2,3,4,5']);
  await expectNoAxeFindings(container);
  await user.selectOptions(panel.getByRole('combobox', { name: 'Entry' }), 'Turf Toe');
  expect(await panel.findByRole('img', { name: /0% now$/ })).toBeVisible();
  expect(asked()).toEqual(['1,2,3,4,5', '2,3,4']);
});

it('says that it begins with the first kickoff, and why it could not be read', async () => {
  screenOf(1440);
  const none = aBoardPage({ scores: { data: [aGame()] }, picks: { data: [aPick()] } });
  const { asked, unmount } = open(none);
  await user.click((await week()).getByText('How the week moved'));
  expect(await screen.findByText('The line begins with the first kickoff.')).toBeVisible();
  expect(asked()).toEqual([]);
  unmount();

  open(aBoardPage(), { error: { code: 'bad_input', message: 'Ask for five games.' } });
  await user.click((await week()).getByText('How the week moved'));
  expect(await screen.findByText('Ask for five games.')).toBeVisible();
});
