import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { saveFile } from '../csv/save-file';
import { Downloads } from './Downloads';
import { TakeAway } from './TakeAway';

const tables = [
  { name: 'Scores', rows: [['Away'], ['Jets']] },
  { name: 'Picks', rows: [['Entry']] },
  { name: 'Smack', rows: [['Message'], ['Hi']] },
];
jest.mock('../csv/save-file', () => ({ saveFile: jest.fn() }));
afterEach(() => jest.mocked(saveFile).mockReset());

it('a page to take away has a button a table that has rows, and one for all', async () => {
  render(<Downloads named={['Oak Street', 2026]} tables={tables} />);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Scores', 'Smack', 'Everything']);
  await userEvent.click(screen.getByRole('button', { name: 'Everything' }));
  expect(saveFile).toHaveBeenCalledWith('oak-street-2026-everything.csv', expect.stringContaining('Smack\r\nMessage\r\nHi'));
});

it('nothing to take away is no button', () => {
  const { container } = render(<Downloads named={['x']} tables={tables.slice(1, 2)} />);
  expect(container).toBeEmptyDOMElement();
});

it('nothing is fetched before the first press', async () => {
  const load = jest.fn(() => Promise.resolve({ default: () => <p>Files</p> }));
  const Lazy = lazy(load);
  render(<TakeAway>{() => <Lazy />}</TakeAway>);
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Download as CSV', expanded: false }));
  expect(await screen.findByText('Files')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download as CSV' })).toHaveAttribute('aria-expanded', 'true');
});
