import { useApi, useSession } from '@poolhouse/shared-ui';
import { Panel, type PageState } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Buttons, FormResult, Note } from '@poolhouse/shared-ui/desk';
import type { Board } from '../contest/board.rules';
import { Body } from '../contest/board.styles';
import type { SquaresPage } from '../contest/squares.types';
import { useSave } from '../contest/useSave';
import { GameByHand } from './GameByHand';
import { NumbersPart } from './NumbersPart';
import { PaidList } from './PaidList';
import { Part, Parts } from './Part';
import { SettingsForm } from './SettingsForm';
import { ShareLine } from './ShareLine';
import { SquaresPart } from './SquaresPart';

interface Props {
  board: Board;
  data: SquaresPage;
  page: PageState<SquaresPage>;
}

/** What an administrator does with a board. */
export default function AdminPanel({ board, data, page }: Props) {
  const { config } = board;
  const { session } = useSession();
  const { state, contest_id: contestId } = config;
  const open = state === 'open' || state === 'full';
  return (
    <Panel id="admin" title="Run this board" tone="dashed" foot="What you do is logged, and stands on the square.">
      <Body>
        <Parts>
          {open && <SquaresPart board={board} page={page} />}
          {(state === 'locked' || state === 'drawn') && config.level !== 'C' && config.waits_for === '' && (
            <NumbersPart board={board} page={page} />
          )}
          {open && (
            <Part title="Settings">
              <SettingsForm key={contestId} config={config} payouts={data.payouts.data} page={page} />
            </Part>
          )}
          {data.paid.data.length > 0 && (
            <Part title="Who has paid">
              <PaidList board={board} data={data} page={page} />
            </Part>
          )}
          {session?.is_admin === true && board.games.length > 0 && (
            <Part title="What no feed tells">
              <GameByHand key={`games-${contestId}`} board={board} page={page} />
            </Part>
          )}
          <Part title="To look at without an account">
            <ShareLine key={`share-${contestId}`} contestId={contestId} />
          </Part>
          <AnotherPart board={board} page={page} />
        </Parts>
      </Body>
    </Panel>
  );
}

function AnotherPart({ board: { config }, page }: Omit<Props, 'data'>) {
  const { call } = useApi();
  const saver = useSave(page);
  return (
    <Part title="Another board">
      <Note>With the same settings, and nobody on it yet.</Note>
      <Buttons>
        <Button
          variant="outlined"
          disabled={saver.saving || page.staleSince !== null}
          onClick={() =>
            void saver.run(
              () => call('POST bbsquares/another', { body: { contest_id: config.contest_id } }),
              'Another board is open. Add its entries in the console.',
            )
          }
        >
          Open another board
        </Button>
      </Buttons>
      <FormResult result={saver.result} />
    </Part>
  );
}
