import { screen } from '@testing-library/react';
import { usePageData } from '../page-data/usePageData';
import { useRead } from '../read/useRead';
import { renderWithKit } from '../testing/renderWithKit';
import { KeptPanels } from './KeptPanels';

const noSchedule = { refreshSeconds: () => 0 };
function Reading({ label }: { label: string }) {
  useRead('GET ad/user_entries', { user_id: 1 });
  return <input aria-label={label} />;
}
function Board() {
  const { error } = usePageData('GET football/pagedata', { contest_id: 1 }, noSchedule);
  return <p>Board: {error?.message ?? 'on its way'}</p>;
}

const answers = {
  'GET ad/user_entries': () => ({ user_entries: { data: [] } }),
  'GET football/pagedata': () => ({ error: { code: 'not_found' as const, message: 'There is no such contest.' } }),
};
const panels = [
  { key: 'one', panel: <Reading label="One" /> },
  { key: 'two', panel: <input aria-label="Two" /> },
];
const at = (front: string) => <KeptPanels front={front} panels={panels} />;

it('draws nothing while none was at the front, and hides all while another word is', async () => {
  const { rerender, calls } = renderWithKit(at('none of them'), { answers });
  expect(screen.queryByRole('textbox', { hidden: true })).toBeNull();
  rerender(at('one'));
  expect(await screen.findByLabelText('One')).toBeVisible();
  expect(screen.queryByLabelText('Two')).toBeNull();
  rerender(at('none of them'));
  expect(screen.getByLabelText('One')).not.toBeVisible();
  expect(calls).toHaveLength(1);
  rerender(at('one'));
  expect(screen.getByLabelText('One')).toBeVisible();
  expect(calls).toHaveLength(2);
});

it('says of each panel what it is beside its content', () => {
  renderWithKit(<KeptPanels front="two" panels={panels} attributes={(key) => ({ id: `panel-${key}`, role: 'tabpanel' })} />, { answers });
  expect(screen.getByRole('tabpanel')).toHaveAttribute('id', 'panel-two');
});

it('reads nothing of a panel inside one that is behind, and it anew when that comes back', async () => {
  const inside = [{ key: 'inner', panel: <Board /> }];
  const around = (front: string) => (
    <KeptPanels
      front={front}
      panels={[
        { key: 'outer', panel: <KeptPanels front="inner" panels={inside} /> },
        { key: 'other', panel: null },
      ]}
    />
  );
  const { rerender, calls } = renderWithKit(around('outer'), { answers });
  expect(await screen.findByText('Board: There is no such contest.')).toBeVisible();
  rerender(around('other'));
  expect(screen.getByText(/^Board/)).not.toBeVisible();
  expect(calls).toHaveLength(1);
  rerender(around('outer'));
  expect(screen.getByText(/^Board/)).toBeVisible();
  expect(calls).toHaveLength(2);
  expect(await screen.findByText('Board: There is no such contest.')).toBeVisible();
});
