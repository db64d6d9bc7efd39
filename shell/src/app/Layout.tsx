import { isPopup, LogAlarm, SlotProvider, useSession } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { Outlet, ScrollRestoration, useLocation } from '@poolhouse/shared-ui/router';
import { Suspense, useEffect, useRef } from 'react';
import { AppBar } from '../bar/AppBar';
import { PopupBar } from '../bar/PopupBar';
import { keepForOffline } from '../frame/offline';
import { SkipLink } from '../frame/SkipLink';
import { Waiting } from '../frame/Waiting';
import { useBadge } from '../homescreen/useBadge';
import { useTv } from '../live/useTv';
import { slotSource } from '../remotes/draw/slot-source';
import { useLeftOutReports } from '../remotes/why/useLeftOutReports';
import { useFocusKept } from './useFocusKept';
import { useKnownPeople } from './useKnownPeople';
import { VersionBar } from './VersionBar';

const Main = styled.main`
  display: block;
  outline: none;
`;

/** The app bar, which a window of one screen and a screen across the room go without, and below it whatever the address says. */
export function Layout() {
  useLeftOutReports();
  const { pathname } = useLocation();
  const tv = useTv();
  const player = useSession().session?.username;
  useEffect(() => {
    if (player !== undefined) keepForOffline();
  }, [player]);
  useBadge(player);
  useKnownPeople(player, pathname);
  const main = useRef<HTMLElement>(null);
  useFocusKept(main, `${pathname} ${player ?? ''}`);
  return (
    <SlotProvider value={slotSource}>
      <SkipLink />
      {isPopup() ? <PopupBar /> : !tv && <AppBar />}
      <VersionBar />
      <LogAlarm />
      <Main id="main" ref={main} tabIndex={-1}>
        <Suspense fallback={<Waiting label="Opening the page" />}>
          <Outlet />
        </Suspense>
      </Main>
      <ScrollRestoration />
    </SlotProvider>
  );
}
