import { media, useTitle } from '@poolhouse/shared-ui';
import { useOneColumn } from '@poolhouse/shared-ui/board';
import { useMediaQuery } from '@poolhouse/shared-ui/core';
import { DeskTheme } from '@poolhouse/shared-ui/desk';
import { Suspense, useState } from 'react';
import { ToolsSheet } from '../drawer/tools-sheet';
import { ConsoleContext } from '../facts/console.context';
import { DeskFrame } from './DeskFrame';
import { PhoneFrame } from './PhoneFrame';
import { useConsolePage } from './useConsolePage';

/** The console: its tabs in a list at the left with the tools below, and what the chosen one shows. On a phone the list is a page. */
export default function AdminPage() {
  const shown = useConsolePage();
  useTitle(shown.asked && shown.tab ? shown.tab.label : 'Admin');
  const phone = useOneColumn();
  const wide = useMediaQuery(media.large);
  const [open, setOpen] = useState(false);
  const over = shown.hasTools && !wide;
  const onTools = over ? () => setOpen(true) : null;
  return (
    <DeskTheme>
      <ConsoleContext value={shown.state}>
        {phone ? <PhoneFrame shown={shown} onTools={onTools} /> : <DeskFrame shown={shown} wide={wide} onTools={onTools} />}
        {over && open && (
          <Suspense fallback={null}>
            <ToolsSheet onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </ConsoleContext>
    </DeskTheme>
  );
}
