import type { UserOptions } from '@poolhouse/contract';
import type { SettingsDraft } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import Piece from '../slots/settings/golfpushes';

const saved: UserOptions = {
  main: {
    ...{ weeklyReminder: 0, weeklyRecap: 0, mobileSmackNotifications: 0, mobileMoments: 0 },
    ...{ time_zone: '', quiet_hours: null, color: '', monogram: '' },
  },
  bowl_mania: { EntryName: '' },
  football_entries: [],
  golf: { EntryName: '' },
  golf_pushes: 0,
  name_sections: [],
};

it('asks for golf’s notices, and wants nothing sent once it is as it was', async () => {
  const wanted = jest.fn();
  function Place() {
    const [draft, setDraft] = useState<SettingsDraft>({});
    return (
      <Panel title="Golf notifications">
        <Piece
          saved={saved}
          draft={draft}
          edit={(next, changes) => {
            setDraft(next);
            wanted(changes);
          }}
        />
      </Panel>
    );
  }
  const { container } = renderWithKit(<Place />);
  const box = screen.getByRole('switch', { name: 'Tell me what happens in golf' });
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  expect(box).toBeChecked();
  await userEvent.click(box);
  expect(wanted.mock.calls).toEqual([[{ golf_pushes: 1 }], [null]]);
  await expectNoAxeFindings(container);
});
