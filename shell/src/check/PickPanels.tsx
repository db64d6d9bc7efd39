import { plural } from '@poolhouse/shared-ui';
import { Panel, PanelError, PanelSkeleton, Stack, useOneColumn } from '@poolhouse/shared-ui/board';
import { ChevronDown } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { Halves, RowButton, Sides } from './check.styles';
import type { Checked } from './check.types';
import { myEntries, type MyEntry } from './my-picks.rules';
import { MyPicks } from './MyPicks';
import { OpenedPanel } from './OpenedPanel';
import { periodsOf, type Period } from './periods.rules';
import { Proves } from './Proves';
import { SealsPanel } from './SealsPanel';
import { TakeWith } from './TakeWith';
import type { ContestPage } from './useContestPage';
import { WatchersPanel } from './WatchersPanel';

/** What was sealed and opened, and what can be taken along: below each other, or beside on a desk. Where nothing is sealed the latter alone. */
export default function PickPanels({ checked, page }: { checked: Checked; page: ContestPage }) {
  if (checked.log.sealed) return <Sealed checked={checked} page={page} />;
  return (
    <>
      <Proves log={checked.log} />
      <Halves>
        <WatchersPanel checked={checked} page={page} />
        <TakeWith checked={checked} />
      </Halves>
    </>
  );
}

function Sealed({ checked, page }: { checked: Checked; page: ContestPage }) {
  const oneColumn = useOneColumn();
  const periods = useMemo(() => periodsOf(checked.log, checked.opened, checked.shown), [checked]);
  const entries = useMemo(() => myEntries(checked, page.rows), [checked, page.rows]);
  const opened = <OpenedPanel checked={checked} periods={periods} entries={entries} />;
  const seals = <SealsPanel periods={periods} word={checked.log.words[1]} />;
  const words = <WatchersPanel checked={checked} page={page} />;
  const files = <TakeWith checked={checked} />;
  if (oneColumn)
    return (
      <Stack>
        <Proves log={checked.log} />
        <Mine checked={checked} periods={periods} entries={entries} page={page} />
        <OnPress periods={periods} checked={checked}>
          {opened}
        </OnPress>
        {seals}
        {words}
        {files}
      </Stack>
    );
  return (
    <Sides>
      <Stack>
        {seals}
        <Proves log={checked.log} />
      </Stack>
      <Stack>
        <Trouble page={page} />
        {opened}
        <Halves>
          {words}
          {files}
        </Halves>
      </Stack>
    </Sides>
  );
}

interface MineProps {
  checked: Checked;
  periods: readonly Period[];
  entries: readonly MyEntry[];
  page: ContestPage;
}

function Mine({ checked, periods, entries, page }: MineProps) {
  const [period] = periods;
  if (page.trouble || page.pending) return <Trouble page={page} />;
  return period && entries.length > 0 ? <MyPicks checked={checked} period={period} entries={entries} /> : null;
}

/** Which picks are the player's own is told by home. */
const Trouble = ({ page: { trouble, pending } }: { page: ContestPage }) =>
  (trouble || pending) && (
    <Panel title="Your picks">
      {trouble ? <PanelError message={trouble.message} onRetry={trouble.retry} /> : <PanelSkeleton rows={5} />}
    </Panel>
  );

/** All that was opened, once somebody asks for it. */
function OnPress({ periods, checked, children }: { periods: readonly Period[]; checked: Checked; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [one, several] = checked.log.words;
  const count = checked.opened.filter(({ row }) => row.period === periods[0]?.period).length;
  if (open) return <>{children}</>;
  if (periods.length === 0) return null;
  return (
    <Panel title={`Opened ${several}`} action={periods[0]?.name}>
      <RowButton type="button" onClick={() => setOpen(true)}>
        {count === 0 ? 'By entry' : `All ${plural(count, `opened ${one}`, `opened ${several}`)}`}
        <ChevronDown size={20} aria-hidden />
      </RowButton>
    </Panel>
  );
}
