import type { ContestOption } from '@poolhouse/contract';
import { useTitle } from '@poolhouse/shared-ui';
import { Page, Panel, PanelEmpty, PanelError, StaleBar } from '@poolhouse/shared-ui/board';
import { BoardHead } from './BoardHead';
import { BoardLoading } from './BoardLoading';
import { BoardPanels } from './BoardPanels';
import { NoSuchWeek } from './NoSuchWeek';
import { useBoard } from './useBoard';

const NONE: readonly ContestOption[] = [];

/** `/football`: the board of one week. Query: `week`, `year`. */
export default function FootballMain() {
  const { page, board, asked, hrefFor, chooseContest, chooseYear } = useBoard();
  useTitle('Football');
  const retry = () => void page.refresh();
  return (
    <Page>
      <StaleBar state={page.status} />
      <BoardHead
        status={page.status}
        config={board?.config ?? null}
        year={board?.year}
        contests={page.data?.contests.data ?? NONE}
        hrefFor={hrefFor}
        onContest={chooseContest}
        onYear={chooseYear}
      />
      {board && <BoardPanels page={page} board={board} />}
      {!board && page.error && (
        <Panel title="Football">
          {asked && page.error.code === 'bad_input' ? (
            <NoSuchWeek week={asked} />
          ) : (
            <PanelError message={page.error.message} onRetry={retry} />
          )}
        </Panel>
      )}
      {!board &&
        !page.error &&
        (page.data ? (
          <Panel title="Football">
            <PanelEmpty>No football contest is open for you yet.</PanelEmpty>
          </Panel>
        ) : (
          <BoardLoading />
        ))}
    </Page>
  );
}
