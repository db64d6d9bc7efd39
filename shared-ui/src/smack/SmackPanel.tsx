import type { SmackRow } from '@poolhouse/contract';
import { memo, useMemo, type ReactElement } from 'react';
import { ResultText } from '../feedback/ResultText';
import { TextButton } from '../feedback/TextButton';
import { Panel } from '../page/Panel';
import { useShowAll } from '../page/useShowAll';
import type { PageState } from '../page-data/page-state.types';
import { shownMessages } from './messages.rules';
import { SmackBoard, type SmackBoardProps } from './SmackBoard';
import { useOlderSmack } from './useOlderSmack';
import { useSmack, type SmackCalls, type SmackPage } from './useSmack';

/** A season's talk is long; the page starts with this much of it. */
const FIRST_MESSAGES = 12;

export interface SmackPanelProps<T extends SmackPage> {
  page: PageState<T>;
  /** The viewer's entry. */
  myName: string;
  calls: SmackCalls;
}

/** The contest's message wall as a panel of its board. */
export function SmackPanel<T extends SmackPage>({ page, myName, calls }: SmackPanelProps<T>): ReactElement {
  const { post, remove } = useSmack(page, calls);
  const contestId = page.data?.config.data[0]?.contest_id ?? 0;
  return <Wall contestId={contestId} rows={page.data?.smack.data ?? NONE} myName={myName} post={post} remove={remove} />;
}

const NONE: readonly SmackRow[] = [];

interface WallProps extends Omit<SmackBoardProps, 'messages'> {
  contestId: number;
  rows: readonly SmackRow[];
}

/** Drawn again when somebody says something, not with each answer. */
const Wall = memo(function Wall({ contestId, rows, myName, post, remove }: WallProps): ReactElement {
  const older = useOlderSmack(contestId, rows);
  const messages = useMemo(() => shownMessages(older.rows), [older.rows]);
  const [shown, more] = useShowAll(messages, FIRST_MESSAGES, 'messages');
  const removeAny = async (id: number) => {
    const refusal = await remove(id);
    if (refusal === null) older.forget(id);
    return refusal;
  };
  return (
    <Panel id="smack" title="Smack Board" action="Newest first">
      <SmackBoard messages={shown} myName={myName} post={post} remove={removeAny} />
      {more}
      {shown.length === messages.length && older.read && (
        <TextButton type="button" disabled={older.pending} onClick={() => void older.read?.()}>
          Older messages
        </TextButton>
      )}
      <ResultText result={older.error ? { ok: false, text: older.error } : null} />
    </Panel>
  );
});
