import { must } from '@poolhouse/shared-ui';
import { inEachZone, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen } from '@testing-library/react';
import { anAdminPage, anAdminTournament } from '../testing/admin.fixture';
import { SeasonPanel } from './SeasonPanel';

const config = must(anAdminPage().config.data[0], 'the page of a contest');

describe('season of the console', () => {
  it('names the day on which a tournament starts as it is written, whatever the zone of who looks', () => {
    const starts = inEachZone(() => {
      const view = renderWithKit(
        <SeasonPanel
          config={config}
          tournaments={[anAdminTournament(1, { Start_Date: '2026-09-03' })]}
          onSaved={() => Promise.resolve()}
        />,
      );
      const days = screen.getAllByText(/^\d+\/\d+$/).map(({ textContent }) => textContent);
      view.unmount();
      return days;
    });
    expect(starts).toEqual([['9/3'], ['9/3'], ['9/3']]);
  });
});
