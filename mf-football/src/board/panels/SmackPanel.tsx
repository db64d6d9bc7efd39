import { Panel, SmackBoard, type PageState } from '@poolhouse/shared-ui/board';
import type { Board, FootballPage } from '../board.rules';
import { useSmack } from '../useSmack';

export function SmackPanel({ page, board }: { page: PageState<FootballPage>; board: Board }) {
  const { post, remove } = useSmack(page, board.config.contest_id);
  return (
    <Panel id="smack" title="Smack Board" action="Newest first">
      <SmackBoard messages={page.data?.smack.data ?? []} myName={board.config.EntryName} post={post} remove={remove} />
    </Panel>
  );
}
