import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { expectNoAxeFindings } from '../testing/axe';
import { TabPanels } from './TabPanels';

const panels = ['Admin', 'Football Admin', 'Contests'].map((label) => ({ key: label, label, panel: `All of ${label}` }));
function Console({ first = 'Admin' }): ReactElement {
  const [chosen, choose] = useState(first);
  return <TabPanels label="Console" panels={panels} chosen={chosen} onChoose={choose} />;
}

it('draws the panel of the chosen tab alone', async () => {
  render(<Console />);
  expect(screen.getByRole('tabpanel', { name: 'Admin' })).toHaveTextContent('All of Admin');
  await userEvent.click(screen.getByRole('tab', { name: 'Contests' }));
  expect(screen.getByRole('tab', { name: 'Contests', selected: true })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'Contests' })).toHaveTextContent('All of Contests');
  expect(screen.queryByText('All of Admin')).toBeNull();
});

it('is one stop of Tab; arrows go on, Enter chooses', async () => {
  render(<Console />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Admin' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(screen.getByRole('tab', { name: 'Contests', selected: true })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'Admin' })).toHaveFocus();
});

it('falls back to the first where the chosen one has gone', () => {
  render(<Console first="golf" />);
  expect(screen.getByRole('tab', { name: 'Admin', selected: true })).toBeInTheDocument();
});

it('has no axe findings', async () => {
  await expectNoAxeFindings(render(<Console />).container);
});
