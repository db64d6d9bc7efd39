import type { SmackReaction, SmackRow } from '@poolhouse/contract';
import { memo, useCallback, useMemo, useState, type ReactElement } from 'react';
import { ResultText } from '../feedback/ResultText';
import { TextButton } from '../feedback/TextButton';
import type { PageState } from '../page-data/page-state.types';
import { Panel } from '../page/Panel';
import { shownMessages } from './messages.rules';
import { namesOn } from './names.rules';
import { SmackBoard } from './SmackBoard';
import { useOlderSmack } from './useOlderSmack';
import { useSmack, type SmackCalls, type SmackPage } from './useSmack';

/** A season's talk is long; the page starts with this much of it, and so much more comes with each press. */
const FIRST_MESSAGES = 12;
const MORE_MESSAGES = 24;

export interface SmackPanelProps<T extends SmackPage> {
  page: PageState<T>;
  /** The viewer's entry. */
  myName: string;
  calls: SmackCalls;
}

/** The contest's message wall as a panel of its board. */
export function SmackPanel<T extends SmackPage>({ page, myName, calls }: SmackPanelProps<T>): ReactElement {
  const smack = useSmack(page, calls);
  const contestId = page.data?.config.data[0]?.contest_id ?? 0;
  return <Wall contestId={contestId} rows={page.data?.smack.data ?? NONE} myName={myName} smack={smack} />;
}

const NONE: readonly SmackRow[] = [];

interface WallProps {
  contestId: number;
  rows: readonly SmackRow[];
  myName: string;
  smack: ReturnType<typeof useSmack>;
}

/** Drawn again when somebody says something, not with each answer. */
const Wall = memo(function Wall({ contestId, rows, myName, smack }: WallProps): ReactElement {
  const older = useOlderSmack(contestId, rows);
  const messages = useMemo(() => shownMessages(older.rows), [older.rows]);
  const [many, setMany] = useState(FIRST_MESSAGES);
  const shown = useMemo(() => messages.slice(0, many), [messages, many]);
  const names = useMemo(() => namesOn(messages, myName), [messages, myName]);
  const { answers, remove } = useNoted(smack, names, older);
  return (
    <Panel id="smack" title="Smack Board" action="Newest first">
      <SmackBoard messages={shown} myName={myName} post={smack.post} remove={remove} answers={answers} />
      {shown.length < messages.length && (
        <TextButton type="button" data-paperless onClick={() => setMany(many + MORE_MESSAGES)}>
          Show {Math.min(MORE_MESSAGES, messages.length - shown.length)} more of {messages.length}
        </TextButton>
      )}
      {shown.length === messages.length && older.read && (
        <TextButton type="button" data-paperless disabled={older.pending} onClick={() => void older.read?.()}>
          Older messages
        </TextButton>
      )}
      <ResultText result={older.error ? { ok: false, text: older.error } : null} />
    </Panel>
  );
});

/** Answers and deletes, and notes it with older messages too, which the page does not have. */
function useNoted(smack: WallProps['smack'], names: readonly string[], { note, forget }: ReturnType<typeof useOlderSmack>) {
  const answers = useMemo(
    () => ({
      names,
      reply: smack.reply,
      react: async (id: number, reaction: SmackReaction, on: boolean) => {
        const reacted = await smack.react(id, reaction, on);
        if (typeof reacted === 'string') return reacted;
        note(id, reacted);
        return null;
      },
    }),
    [names, smack, note],
  );
  const remove = useCallback(
    async (id: number) => {
      const refusal = await smack.remove(id);
      if (refusal === null) forget(id);
      return refusal;
    },
    [smack, forget],
  );
  return { answers, remove };
}
