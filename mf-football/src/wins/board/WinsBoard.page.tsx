import { useTitle } from '@poolhouse/shared-ui';
import { Page, Panel, PanelEmpty, PanelError, StaleBar } from '@poolhouse/shared-ui/board';
import { useWinsBoard } from './useWinsBoard';
import { WinsHead } from './WinsHead';
import { WinsLoading } from './WinsLoading';
import { WinsPanels } from './WinsPanels';

/** `/footballwins`: the board of one week. Query: `week`, `year`. */
export default function WinsBoardPage() {
  const state = useWinsBoard();
  const { page, board } = state;
  useTitle('NFL Wins');
  const retry = () => void page.refresh();
  return (
    <Page>
      <StaleBar state={page.status} />
      <WinsHead {...state} />
      {board && <WinsPanels page={page} board={board} />}
      {!board && page.error && (
        <Panel title="NFL Wins">
          <PanelError message={page.error.message} onRetry={retry} />
        </Panel>
      )}
      {!board &&
        !page.error &&
        (page.data ? (
          <Panel title="NFL Wins">
            <PanelEmpty>No NFL wins contest is open for you yet.</PanelEmpty>
          </Panel>
        ) : (
          <WinsLoading />
        ))}
    </Page>
  );
}
