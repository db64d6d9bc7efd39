import type { UserOptions } from '@poolhouse/contract';
import type { SettingsDraft, SlotComponent } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import declared from '../../remote.config.json';
import Piece from '../slots/settings/football';

const Section: SlotComponent<'settings'> = Piece;
const entry = (entry_id: number, contest_name: string, entry_name: string) => ({
  entry_id,
  contest_id: entry_id,
  contest_name,
  year: 2026,
  entry_name,
});
const options = (...football_entries: UserOptions['football_entries']): UserOptions => ({
  main: {
    ...{ weeklyReminder: 0, weeklyRecap: 0, mobileSmackNotifications: 0, mobileMoments: 0 },
    ...{ time_zone: '', quiet_hours: null, color: '', monogram: '' },
  },
  bowl_mania: { EntryName: '' },
  football_entries,
  golf: { EntryName: '' },
  name_sections: [],
});
const both = () => options(entry(3, 'Sunday Crew', 'Rusty Nail'), entry(9, 'Office', 'Rust Belt'));

/** The place, as the page keeps it. */
function open(saved: UserOptions, refused: Record<string, string> = {}) {
  const wanted = jest.fn();
  function Place({ now }: { now: UserOptions }) {
    const [draft, setDraft] = useState<SettingsDraft>({});
    return (
      <Panel title="Football">
        <Section
          saved={now}
          draft={draft}
          refused={refused}
          edit={(next, changes) => {
            setDraft(next);
            wanted(changes);
          }}
        />
      </Panel>
    );
  }
  const drawn = renderWithKit(<Place now={saved} />);
  return { ...drawn, wanted, read: (now: UserOptions) => drawn.rerender(<Place now={now} />) };
}
const crew = () => screen.getByLabelText('Sunday Crew, 2026');

test('lists each entry under its contest, and wants only what differs sent', async () => {
  const { wanted, container } = open(both());
  expect(crew()).toHaveValue('Rusty Nail');
  expect(screen.getByLabelText('Office, 2026')).toHaveValue('Rust Belt');
  await userEvent.type(crew(), ' X');
  expect(crew()).toHaveValue('Rusty Nail X');
  expect(wanted.mock.calls).toEqual([[null], [{ football_entries: [{ entry_id: 3, entry_name: 'Rusty Nail X' }] }]]);
  await expectNoAxeFindings(container);
});

test('what is saved by now, or gone, is not sent again', async () => {
  const { wanted, read } = open(both());
  await userEvent.type(crew(), '!');
  await userEvent.type(screen.getByLabelText('Office, 2026'), '!');
  read(options(entry(3, 'Sunday Crew', 'Rusty Nail!'), entry(9, 'Office', 'Rust Belt')));
  expect(wanted).toHaveBeenLastCalledWith({ football_entries: [{ entry_id: 9, entry_name: 'Rust Belt!' }] });
  read(options(entry(3, 'Sunday Crew', 'Rusty Nail!')));
  expect(wanted).toHaveBeenLastCalledWith(null);
  expect(crew()).toHaveValue('Rusty Nail!');
});

test('a refused name is marked at its own field', async () => {
  open(both(), { 'football_entries.0.entry_name': 'The entry name must not be empty.' });
  await userEvent.clear(screen.getByLabelText('Office, 2026'));
  expect(screen.getByLabelText('Office, 2026')).toHaveAccessibleDescription('The entry name must not be empty.');
  expect(screen.getByLabelText('Office, 2026')).toBeInvalid();
  expect(crew()).toBeValid();
});

test('who has no entry reads whom to ask', () => {
  open(options());
  expect(screen.getByText('You have no football entry. Your administrator can add one.')).toBeVisible();
});

test('it stands between bowl mania and golf, for everybody', () => {
  expect(declared.slots.filter(({ place }) => place === 'settings')).toEqual([
    { place: 'settings', name: 'football', title: 'Football', order: 20, for: 'everybody' },
  ]);
});
