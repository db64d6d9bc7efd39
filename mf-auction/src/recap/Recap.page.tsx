import type { AuctionRecapConfig, DataOf } from '@poolhouse/contract';
import { plural, useTitle } from '@poolhouse/shared-ui';
import { Stack, usePageData, type PageState } from '@poolhouse/shared-ui/board';
import { RecapScreen } from '@poolhouse/shared-ui/season';
import type { BracketData } from '../contest/auction.types';
import { AuctionChoices } from '../contest/AuctionChoices';
import { Away } from '../contest/Away';
import { useBracket } from '../contest/useBracket';
import { useWhich } from '../contest/useWhich';
import { sectionsOf } from '../sections';
import { Evening, Sales } from './Evening';
import { PoolRecap } from './PoolRecap';
import { ProfitRace } from './ProfitRace';

type RecapData = DataOf<'GET bbauction/recap'>;

/** Games of the tournament proper. */
const GAMES = 63;

/** While games are played the recap may come at any minute; before and after that it stays as it is. */
const untilOver = {
  refreshSeconds: ({ config: { data } }: RecapData) => (data[0]?.Over === 0 && data[0].Open > 0 && data[0].Open < GAMES ? 60 : null),
};

/** `/bbauction/recap`: what the tournament made of the auction, its evening, and the race since. Query: `year`, `group`. */
export default function Recap() {
  useTitle('Auction Recap');
  const which = useWhich();
  const page = usePageData('GET bbauction/recap', which, untilOver);
  const board = useBracket(which).page;
  const chosen = board.data?.config.data[0];
  // The choice of auctions stands over all: what came before it would be pushed down, what waits for the recap too.
  const shown = board.data || board.error ? page : { ...page, data: null };
  const config = shown.data?.config.data[0];
  return (
    <RecapScreen
      title="Auction Recap"
      sections={sectionsOf(which)}
      page={shown}
      selector={chosen && (shown.data || shown.error) && <AuctionChoices config={chosen} />}
      why={config && whyNot(config)}
      back={sectionsOf(which)[0]?.to ?? '/bbauction'}
      share={config?.Over === 1 ? shareOf(config) : undefined}
      below={(data) => <Told data={data} board={board} />}
    >
      {(data) => config && <PoolRecap data={data} config={config} board={board} />}
    </RecapScreen>
  );
}

/** Why there is nothing to tell yet; undefined where there is. */
function whyNot({ Over, Open }: AuctionRecapConfig): string | undefined {
  if (Over === 1) return undefined;
  const open = Open === GAMES ? 'No game is decided yet. ' : Open > 0 ? `${plural(Open, 'game is', 'games are')} open. ` : '';
  return `${open}What the auction came to is here when the tournament ends.`;
}

const shareOf = ({ contest_id, contest_name, year, Headline }: AuctionRecapConfig) => ({
  contestId: contest_id,
  // An auction is one round.
  round: 1,
  title: `${contest_name}, ${year} tournament`,
  alt: `Picture of the auction: ${Headline}`,
  file: `auction-${year}.png`,
});

/** The evening and what has come of it since, however far the tournament is. */
function Told({ data, board }: { data: RecapData; board: PageState<BracketData> }) {
  const me = board.data?.config.data[0]?.entry_id ?? 0;
  return (
    <Stack>
      {data.race.data.length > 0 &&
        (board.data ? <ProfitRace data={data} me={me} /> : <Away page={board} title="Race of profits" rows={6} />)}
      <Evening data={data} />
      <Sales data={data} me={me} />
    </Stack>
  );
}
