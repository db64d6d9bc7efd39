import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveFile } from '../csv/save-file';
import { AddToCalendar } from './AddToCalendar';

jest.mock('../csv/save-file', () => ({ saveFile: jest.fn() }));

test('a press hands over a file with that one lock, named after it', async () => {
  render(
    <AddToCalendar title="Football: week 3 picks lock" about="Rusty Nail, Office" at="2026-09-25T00:15:00Z" href="/football/makepicks" />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar : Football: week 3 picks lock, Rusty Nail, Office' }));
  expect(saveFile).toHaveBeenCalledWith(
    'football-week-3-picks-lock.ics',
    expect.stringContaining(
      'DTSTART:20260925T001500Z\r\nSUMMARY:Football: week 3 picks lock\r\nURL:http://localhost/football/makepicks\r\n',
    ),
    'text/calendar;charset=utf-8',
  );
});
