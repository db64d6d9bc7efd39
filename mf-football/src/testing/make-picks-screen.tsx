import { renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MakePicks from '../picks/MakePicks.page';
import { aPicksPage } from './picks-page.fixture';
import { NOW } from './picks.fixture';

/** Each test begins at one instant, with nothing stored; timers run by the test. */
export function makePicksAtNow(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    jest.useFakeTimers({ now: NOW, advanceTimers: true });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}

export const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
export const open = (answers: FakeAnswers = {}, at = '/football/makepicks') =>
  renderWithKit(<MakePicks />, { at, answers: { 'GET football/makepicksdata': () => aPicksPage(), ...answers } });
export const pick = async (n: number) => within(await screen.findByRole('group', { name: `Pick ${n}` }));
export const submit = () => screen.getByRole('button', { name: 'Submit Picks' });
export const side = (name: string) => screen.getByRole('button', { name });
