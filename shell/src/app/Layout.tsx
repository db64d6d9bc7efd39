import { isPopup, SlotProvider } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { Outlet, ScrollRestoration } from '@poolhouse/shared-ui/router';
import { Suspense } from 'react';
import { AppBar } from '../bar/AppBar';
import { PopupBar } from '../bar/PopupBar';
import { slotSource } from '../remotes/draw/slot-source';
import { useLeftOutReports } from '../remotes/why/useLeftOutReports';
import { SkipLink } from './SkipLink';
import { VersionBar } from './VersionBar';
import { Waiting } from './Waiting';

const Main = styled.main`
  display: block;
  outline: none;
`;

/** The app bar, which a window of one screen goes without, and below it whatever the address says. */
export function Layout() {
  useLeftOutReports();
  return (
    <SlotProvider value={slotSource}>
      <SkipLink />
      {isPopup() ? <PopupBar /> : <AppBar />}
      <VersionBar />
      <Main id="main" tabIndex={-1}>
        <Suspense fallback={<Waiting label="Opening the page" />}>
          <Outlet />
        </Suspense>
      </Main>
      <ScrollRestoration />
    </SlotProvider>
  );
}
