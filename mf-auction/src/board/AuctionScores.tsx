import type { AuctionScoreRow } from '@poolhouse/contract';
import { token, type, useAction, useApi } from '@poolhouse/shared-ui';
import { GameRow, ResultText, ScoresPanel, type PageState } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { usePush } from '@poolhouse/shared-ui/device';
import type { BracketData } from '../contest/auction.types';
import { dollars } from '../contest/money';
import { OwnerName } from '../owner/OwnerName';
import { latestFinalsFirst } from './scores-order.rules';

const Foot = styled.span`
  ${type.note};
  color: ${token.ink2};
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
`;

/** The games that are on the board, with whose teams play and what a win pays. */
export function AuctionScores({ page, data, me }: { page: PageState<BracketData>; data: BracketData; me: string }) {
  const { call } = useApi();
  const push = usePush();
  const bell = useAction(
    async ({ ID, on }: { ID: number; on: boolean }) => {
      if (on && push.state !== 'on') await push.enable();
      return call('GET utils/register_for_notifications', {
        query: { event_id: ID, type: 'final', active: on ? 1 : 0, contest: 'bbauction' },
      });
    },
    { onDone: page.refresh },
  );
  return (
    <div>
      <ScoresPanel
        title="Scores"
        games={latestFinalsFirst(data.scores.data)}
        row={(game) => (
          <GameRow
            key={game.ID}
            game={game}
            own={me !== '' && (game.owner1 === me || game.owner2 === me)}
            bell={
              game.state === 'final' || game.state === 'cancelled'
                ? null
                : {
                    on: game.notifications.includes('final'),
                    onPress: () => void bell.run({ ID: game.ID, on: !game.notifications.includes('final') }),
                  }
            }
            foot={<Owners game={game} />}
            changed={page.changed.has(`scores:${game.ID}`)}
          />
        )}
      />
      <ResultText result={bell.result} />
    </div>
  );
}

function Owners({ game }: { game: AuctionScoreRow }) {
  return (
    <Foot>
      {game.owner1 !== '' && <OwnerName name={game.owner1} />}
      {game.owner2 !== '' && <OwnerName name={game.owner2} />}
      {game.round > 0 && <span>Win pays {dollars(game.amount)}</span>}
    </Foot>
  );
}
