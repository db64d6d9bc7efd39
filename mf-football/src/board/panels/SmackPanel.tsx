import { useMemo, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { Panel, SmackBoard, type PageState } from '@poolhouse/shared-ui/board';
import type { Board, FootballPage } from '../board.rules';
import { newestSmack } from '../order.rules';
import { useSmack } from '../useSmack';
import { ShowAll } from './ShowAll';

/** A season's talk is long; the page starts with this much of it. */
const FIRST_MESSAGES = 12;

export function SmackPanel({ page, board }: { page: PageState<FootballPage>; board: Board }) {
  const { post, remove } = useSmack(page, board.config.contest_id);
  const [all, setAll] = useState(false);
  const rows = page.data?.smack.data;
  const messages = useMemo(() => newestSmack(rows ?? []), [rows]);
  const cut = !all && messages.length > FIRST_MESSAGES;
  return (
    <Panel id="smack" title="Smack Board" action="Newest first">
      <SmackBoard messages={cut ? messages.slice(0, FIRST_MESSAGES) : messages} myName={board.config.EntryName} post={post} remove={remove} />
      {cut && <ShowAll type="button" onClick={() => setAll(true)}>Show all {messages.length} messages<ChevronDown size={20} aria-hidden /></ShowAll>}
    </Panel>
  );
}
