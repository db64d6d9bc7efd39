import { lazyPart, Slot } from '@poolhouse/shared-ui';
import { Panel, PanelSkeleton } from '@poolhouse/shared-ui/board';
import { Suspense } from 'react';
import { useConsole } from '../facts/console.context';
import type { ConsoleTab, OwnTab } from '../facts/tabs.rules';

/** Each is fetched when it is opened. */
const own: Readonly<Record<OwnTab, ReturnType<typeof lazyPart>>> = {
  setup: lazyPart(() => import(/* webpackChunkName: "tab-setup" */ '../setup/SetupTab')),
  admin: lazyPart(() => import(/* webpackChunkName: "tab-admin" */ '../admin/AdminTab')),
  contests: lazyPart(() => import(/* webpackChunkName: "tab-contests" */ '../contests/ContestsTab')),
  people: lazyPart(() => import(/* webpackChunkName: "tab-people" */ '../people/PeopleTab')),
  gameday: lazyPart(() => import(/* webpackChunkName: "tab-gameday" */ '../gameday/GameDayTab')),
  releases: lazyPart(() => import(/* webpackChunkName: "tab-releases" */ '../releases/ReleasesTab')),
  health: lazyPart(() => import(/* webpackChunkName: "tab-health" */ '../doctor/DoctorTab')),
};

const isOwn = (key: string): key is OwnTab => Object.hasOwn(own, key);

/** What the chosen tab shows. */
export function TabContent({ tab }: { tab: ConsoleTab }) {
  const { group, changed } = useConsole();
  if (tab.piece) return <Slot place="console" piece={tab.piece} group={group} changed={changed} />;
  const Part = isOwn(tab.key) ? own[tab.key] : null;
  return (
    <Suspense
      fallback={
        <Panel title={tab.label}>
          <PanelSkeleton rows={12} />
        </Panel>
      }
    >
      {Part && <Part key={group} />}
    </Suspense>
  );
}
