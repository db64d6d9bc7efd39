import type { AuctionRecapConfig, DataOf } from '@poolhouse/contract';
import { Columns, type PageState } from '@poolhouse/shared-ui/board';
import { RecapCells, RecapFacts, RecapMine, RecapWon } from '@poolhouse/shared-ui/season';
import { SettlementPanel, StandingsPanel } from '../board/tables';
import type { BracketData } from '../contest/auction.types';
import { Away } from '../contest/Away';
import { gain } from '../contest/money';

type RecapData = DataOf<'GET bbauction/recap'>;

/** Lots of who has won that are shown beside each other. */
const SHOWN = 4;

interface Props {
  data: RecapData;
  config: AuctionRecapConfig;
  board: PageState<BracketData>;
}

/** What an auction came to, once its tournament is over. */
export const PoolRecap = ({ data, config, board }: Props) => (
  <Columns>
    <div>
      <Won config={config} lots={data.winner.data} />
      <RecapFacts facts={data.facts.data} title="Also in this auction" />
    </div>
    <div>
      <RecapMine
        title="Your auction"
        place=""
        said={config.Mine === '' ? [] : [{ id: config.entry_id, name: config.EntryName, says: config.Mine }]}
      />
      {board.data ? <Ended data={board.data} /> : <Away page={board} title="How it ended" rows={8} />}
    </div>
  </Columns>
);

function Won({ config: { Headline, Says, Winners, Note }, lots }: { config: AuctionRecapConfig; lots: RecapData['winner']['data'] }) {
  const cells = lots.slice(0, SHOWN).map(({ ID, Name, Price, Won: won }) => ({
    id: String(ID),
    mark: null,
    name: Name,
    note: gain(won - Price),
  }));
  return (
    <RecapWon title="Won the auction" headline={Headline} says={Says} won notes={[Winners, Note]}>
      <RecapCells cells={cells} label={`Teams of ${Headline} that brought most`} />
    </RecapWon>
  );
}

/** What everybody paid and won, and who pays whom. */
function Ended({ data: { config, owners, settlement } }: { data: BracketData }) {
  const [row] = config.data;
  return (
    <>
      <StandingsPanel title="How it ended" owners={owners.data} me={row?.entry_id ?? 0} pot={row?.Pot ?? 0} />
      <SettlementPanel rows={settlement.data} owners={owners.data} />
    </>
  );
}
