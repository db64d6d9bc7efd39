import { expectNoAxeFindings, fill, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import GolfAdmin from '../slots/console/golf';
import PicturesTool from '../slots/tools/golfimages';
import PicksTool from '../slots/tools/golfpicks';
import Pick1Tool from '../slots/tools/pick1golf';
import { anAdminPage, anAdminTournament } from '../testing/admin.fixture';
import { aPick } from '../testing/page.fixture';

const success = { result: 'success' } as const;
const open = (Part: typeof GolfAdmin, answers: FakeAnswers = {}, config: Parameters<typeof anAdminPage>[0] = {}, section = '') =>
  renderWithKit(<Part group={1} changed={() => {}} />, {
    at: `/admin?tab=golf${section === '' ? '' : `&section=${section}`}`,
    answers: { 'GET golf/ad': () => anAdminPage(config), ...answers },
  });
const openField = (answers: FakeAnswers) => open(GolfAdmin, answers, {}, 'field');
const region = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
const bodyOf = ({ calls }: ReturnType<typeof open>, key: string) => calls.findLast((call) => call.key === key)?.body;

describe('golf’s tab of the console', () => {
  it('proposes a season, takes changes to it, and saves what is ticked', async () => {
    const user = userEvent.setup();
    const proposed = [
      { ID: 2, Name: 'Event 2', Start_Date: '2026-02-05', double: 1 as const },
      { ID: 4, Name: 'Event 4', Start_Date: '2026-04-05', double: 1 as const },
    ];
    const view = open(GolfAdmin, { 'POST ad/golf_season': () => ({ ...success, tournaments: { data: proposed } }) });
    const panel = await region('Season 2026');
    expect(panel.getByText('2 tournaments, 1 double')).toBeVisible();
    expect(panel.getByRole('checkbox', { name: 'Event 3 in the season' })).toBeDisabled();
    await user.click(panel.getByRole('button', { name: 'Propose a season' }));
    expect(await panel.findByText('2 tournaments proposed. Nothing is saved yet.')).toBeVisible();
    expect(bodyOf(view, 'POST ad/golf_season')).toEqual({ contest_id: 3, events: 35, propose_only: 1 });
    await user.click(panel.getByRole('checkbox', { name: 'Event 4 counts double' }));
    await user.click(panel.getByRole('button', { name: 'Save season' }));
    expect(bodyOf(view, 'POST ad/golf_season')).toEqual({
      contest_id: 3,
      tournaments: [
        { id: 2, double: 1 },
        { id: 4, double: 0 },
      ],
    });
    await expectNoAxeFindings(view.container);
  });

  it('lets prizes be saved only while they are the pot', async () => {
    const user = userEvent.setup();
    const view = open(GolfAdmin, { 'POST ad/golf_settings': () => success }, {}, 'prizes');
    const panel = await region('Prizes, pots and side action');
    expect(panel.getByText('These pay $150 of a pot of $150.')).toBeVisible();
    const prizes = (name: RegExp) => within(panel.getByRole('group', { name }));
    const first = prizes(/Prizes of a tournament/).getByLabelText('1st');
    await user.clear(first);
    await user.type(first, '25');
    expect(panel.getByText('These pay $135 of a pot of $150.')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Save settings' })).toBeDisabled();
    const season = prizes(/Prizes of the season/);
    await user.clear(season.getByLabelText('1st'));
    await user.type(season.getByLabelText('1st'), '10');
    await user.click(season.getByRole('button', { name: 'Add a place' }));
    await user.clear(season.getByLabelText('2nd'));
    await user.type(season.getByLabelText('2nd'), '5');
    await user.click(panel.getByRole('checkbox', { name: 'A Pick1 golfer counts once a season' }));
    await user.click(panel.getByRole('button', { name: 'Save settings' }));
    expect(bodyOf(view, 'POST ad/golf_settings')).toEqual({
      contest_id: 3,
      weekly: '25,20',
      overall: '10,5',
      per_event: 0,
      once_per_season: 1,
    });
  });

  it('groups a field, publishes it after a question, and says what became of a tournament', async () => {
    const user = userEvent.setup();
    const view = openField({
      'POST ad/golf_field': () => ({ ...success, golfers: 8, sizes: [1, 1, 2, 4] }),
      'POST ad/golf_set_status': () => success,
    });
    const panel = await region('A tournament by hand');
    await user.click(await panel.findByRole('button', { name: 'Group by odds' }));
    expect(await panel.findByText('success: 8 golfers in groups of 1, 1, 2, 4; not published yet')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Publish groups' }));
    expect(bodyOf(view, 'POST ad/golf_field')).toEqual({ tournament_id: 1, publish: 0, confirm: 0 });
    await user.click(panel.getByRole('button', { name: 'Publish' }));
    expect(bodyOf(view, 'POST ad/golf_field')).toEqual({ tournament_id: 1, publish: 1, confirm: 0 });
    const form = within(panel.getByRole('form', { name: 'Status of the tournament' }));
    expect(form.getByText('Now: not started')).toBeVisible();
    await user.selectOptions(form.getByLabelText('Status'), 'FINAL');
    await user.selectOptions(form.getByLabelText(/Winner/), 'Golfer 2');
    expect(form.getByRole('button', { name: 'Set the status' })).toBeDisabled();
    await fill(form.getByLabelText(/Reason/), 'won the play-off');
    await user.click(form.getByRole('button', { name: 'Set the status' }));
    expect(bodyOf(view, 'POST ad/golf_set_status')).toEqual({
      tournament_id: 1,
      status: 'FINAL',
      winner_id: 2,
      reason: 'won the play-off',
      confirm: 0,
    });
  });

  it('asks what the server asks, and does it on a yes alone', async () => {
    const user = userEvent.setup();
    const question = 'Not all rounds of this tournament are played. Do it all the same?';
    const view = openField({
      'POST ad/golf_set_status': (_query, body) =>
        (body as { confirm: number }).confirm === 1 ? success : { error: { code: 'confirm_needed', message: question } },
    });
    const form = within(await (await region('A tournament by hand')).findByRole('form', { name: 'Status of the tournament' }));
    const said = () => view.calls.filter(({ key }) => key === 'POST ad/golf_set_status').map(({ body }) => body);
    await user.type(form.getByLabelText(/Reason/), 'rain');
    await user.selectOptions(form.getByLabelText('Status'), 'FINAL');
    await user.click(form.getByRole('button', { name: 'Set the status' }));
    await user.click(within(await form.findByRole('group', { name: question })).getByRole('button', { name: 'Leave it' }));
    expect(form.queryByRole('group', { name: question })).toBeNull();
    expect(said()).toHaveLength(1);
    await user.click(form.getByRole('button', { name: 'Set the status' }));
    await user.click(within(await form.findByRole('group', { name: question })).getByRole('button', { name: 'Do it' }));
    expect(await form.findByText('success: the status is set')).toBeVisible();
    expect(said().at(-1)).toEqual({ tournament_id: 1, status: 'FINAL', reason: 'rain', confirm: 1 });
  });

  it('writes into the tournament that is on, and not into the one that is picked for next', async () => {
    open(GolfAdmin, {}, { on_tid: 2, tid: 1, pick_tid: 1 }, 'field');
    expect((await region('A tournament by hand')).getByLabelText('Tournament')).toHaveValue('2');
  });

  const golfer = async (user: ReturnType<typeof userEvent.setup>) => {
    const form = within(await (await region('A tournament by hand')).findByRole('group', { name: 'A golfer by hand' }));
    await user.selectOptions(form.getByLabelText('Golfer'), 'Golfer 3');
    return {
      status: within(await form.findByRole('form', { name: 'Status of Golfer 3' })),
      card: within(await form.findByRole('form', { name: 'Round of Golfer 3' })),
    };
  };

  it('sets a golfer’s card and status by hand, with a reason, and says what of the card would be another', async () => {
    const user = userEvent.setup();
    const view = openField({ 'POST ad/golf_set_holes': () => success, 'POST ad/golf_set_golfer': () => success });
    const { status, card } = await golfer(user);
    expect(card.getByRole('textbox', { name: '1' })).toHaveValue('4');
    expect(card.getByText('Nothing of the card is changed yet.')).toBeVisible();
    await user.type(card.getByRole('textbox', { name: '2' }), '99');
    await fill(card.getByLabelText(/Reason/), 'seen at the course');
    expect(card.getByText('Something typed is no score.')).toBeVisible();
    expect(card.getByRole('button', { name: 'Set the round' })).toBeDisabled();
    await user.clear(card.getByRole('textbox', { name: '2' }));
    await user.type(card.getByRole('textbox', { name: '2' }), '3');
    await user.clear(card.getByRole('textbox', { name: '1' }));
    await user.type(card.getByRole('textbox', { name: '1' }), '5');
    expect(card.getByText('Hole 1: 5, not 4; Hole 2: 3, not nothing.')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Set the round' }));
    expect(bodyOf(view, 'POST ad/golf_set_holes')).toEqual({
      tournament_id: 1,
      golfer_id: 3,
      round: 1,
      holes: [5, 3, ...Array.from({ length: 16 }, () => null)],
      manual: 1,
      reason: 'seen at the course',
      confirm: 0,
    });
    await user.selectOptions(status.getByLabelText('Golfer’s status'), 'WD');
    await fill(status.getByLabelText(/Reason/), 'a bad back');
    await user.click(status.getByRole('button', { name: 'Set the golfer' }));
    expect(bodyOf(view, 'POST ad/golf_set_golfer')).toEqual({
      tournament_id: 1,
      golfer_id: 3,
      status: 'WD',
      reason: 'a bad back',
      confirm: 0,
    });
    await expectNoAxeFindings(view.container);
  });

  it('sets the strokes that a golfer starts with, and sends nothing that is none', async () => {
    const user = userEvent.setup();
    const view = openField({ 'POST ad/golf_set_golfer': () => success });
    const { status } = await golfer(user);
    const strokes = status.getByLabelText(/Starting strokes/);
    await fill(status.getByLabelText(/Reason/), 'first of the list');
    const button = status.getByRole('button', { name: 'Set the golfer' });
    for (const typed of ['10', 'x', '-21', '0']) {
      await user.clear(strokes);
      expect(button).toBeDisabled();
      await user.type(strokes, typed);
      expect(button).toBeDisabled();
    }
    await user.clear(strokes);
    await user.type(strokes, '-10');
    await user.click(button);
    expect(bodyOf(view, 'POST ad/golf_set_golfer')).toEqual({
      tournament_id: 1,
      golfer_id: 3,
      status: 'IN',
      starting_strokes: -10,
      reason: 'first of the list',
      confirm: 0,
    });
  });

  it('finds a golfer of a whole field by a part of the name', async () => {
    const user = userEvent.setup();
    const page = anAdminPage();
    const many = Array.from({ length: 132 }, (_, n) => ({ ID: n + 1, Name: `Golfer ${n + 1}`, Group_Num: n % 4, status: 'IN' as const }));
    openField({ 'GET golf/ad': () => ({ ...page, field: { data: many } }) });
    const form = within(await (await region('A tournament by hand')).findByRole('group', { name: 'A golfer by hand' }));
    await user.type(await form.findByRole('combobox', { name: 'Golfer' }), '117');
    await user.click(await screen.findByRole('option', { name: 'Golfer 117' }));
    expect(await form.findByRole('form', { name: 'Status of Golfer 117' })).toBeVisible();
  });

  it('names who is not in, and shows every tournament of a long year when asked', async () => {
    const user = userEvent.setup();
    const page = anAdminPage();
    const year = Array.from({ length: 39 }, (_, n) => anAdminTournament(n + 1, { Start_Date: '2026-03-05' }));
    open(GolfAdmin, { 'GET golf/ad': () => ({ ...page, tournaments: { data: year } }) });
    expect(await screen.findByText(/Not in: Mulligan$/)).toBeVisible();
    const panel = await region('Season 2026');
    expect(panel.queryByText('Event 39')).toBeNull();
    await user.click(panel.getByRole('button', { name: /Show all 39 tournaments/ }));
    expect(panel.getByText('Event 39')).toBeVisible();
  });

  it('shows a helper who is in, and lets nothing be set that others set', async () => {
    open(GolfAdmin, {}, { may_set_season: 0, may_set_scores: 0, frozen: 1 });
    expect(await screen.findByText('1 of 2 in')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Prizes, pots and side action' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'A tournament by hand' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Files of golf' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save season' })).toBeNull();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Season', 'Picks', 'Entries']);
  });

  it('says so where no contest is open yet', async () => {
    open(GolfAdmin, { 'GET golf/ad': () => ({ error: { code: 'not_found', message: 'There is no golf contest yet. Open one first.' } }) });
    expect(await screen.findByText('No golf contest is open yet. Open one in Contests.')).toBeVisible();
  });
});

describe('golf’s tools of the drawer', () => {
  it('sets an entry’s four picks anew, without showing what is sealed', async () => {
    const user = userEvent.setup();
    const sealed = aPick(12, { Pick1: null, Pick2: null, Pick3: null, Pick4: null });
    const { calls, container } = open(PicksTool, {
      'GET ad/golf_picks': () => ({ picks: { data: [sealed] } }),
      'POST ad/MakeGolfPicks': () => success,
    });
    await user.selectOptions(await screen.findByLabelText(/Entry/), '12');
    expect(await screen.findByText('saved, sealed: its picks are not shown')).toBeVisible();
    for (const slot of [1, 2, 3, 4]) await user.selectOptions(screen.getByLabelText(`Pick ${slot}`), `Golfer ${slot}`);
    await fill(screen.getByLabelText(/Reason/), 'on a plane');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('success: the picks of Rusty Nail are set')).toBeVisible();
    const saved = calls.find(({ key }) => key === 'POST ad/MakeGolfPicks');
    expect(saved?.body).toEqual({ entry_id: 12, pick1: 1, pick2: 2, pick3: 3, pick4: 4, reason: 'on a plane', tid: 1 });
    await expectNoAxeFindings(container);
  });

  it('sets a Pick1 golfer', async () => {
    const user = userEvent.setup();
    const { calls } = open(Pick1Tool, {
      'GET ad/pick1_golf_pick': () => ({ pick: null, Pick: '', picked: 0 }),
      'POST ad/MakePick1GolfPick': () => success,
    });
    await user.selectOptions(await screen.findByLabelText('Entry'), '21');
    await user.selectOptions(screen.getByLabelText('Golfer'), 'Golfer 7');
    await fill(screen.getByLabelText(/Reason/), 'on a plane');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('success: the golfer of One Club is set')).toBeVisible();
    expect(calls.find(({ key }) => key === 'POST ad/MakePick1GolfPick')?.body).toMatchObject({ entry_id: 21, pick: 7 });
  });

  it('fetches pictures, and says what the server says when none is set', async () => {
    const user = userEvent.setup();
    let configured = true;
    open(PicturesTool, {
      'POST ad/update_golf_images': () =>
        configured
          ? { ...success, fetched: 17, unchanged: 1, missing: 0, failed: [] }
          : {
              error: {
                code: 'not_configured',
                message: 'POOLHOUSE_GOLF_IMAGES_URL is not set on this server, so no picture can be fetched.',
              },
            },
    });
    await user.click(screen.getByRole('button', { name: 'Update Hole Images' }));
    expect(await screen.findByText('success: 18 of 18 holes stored')).toBeVisible();
    configured = false;
    await user.click(screen.getByRole('button', { name: 'Update Hole Images' }));
    expect(await screen.findByText(/is not set on this server/)).toBeVisible();
  });
});
