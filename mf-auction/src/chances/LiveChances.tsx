import { formatChance, type LivePlace } from '@poolhouse/shared-ui';
import {
  livePools,
  noRefresh,
  Panel,
  PanelError,
  PanelFigures,
  PanelSays,
  PanelSkeleton,
  usePageData,
  useSteady,
  type LivePool,
} from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import { useMemo, type ReactNode } from 'react';
import type { AuctionConfigRow, BracketData } from '../contest/auction.types';
import { Gain } from '../contest/Gain';
import { useBracket } from '../contest/useBracket';
import type { Chances } from './chances.rules';
import { hangingWords } from './hanging-words.rules';
import { hangingOn } from './hanging.rules';
import { useChances } from './useChances';
import { whyNoChances } from './why-none.rules';

type Auction = LivePool<'year' | 'group'>;

/** My chances in each auction in which teams of mine play now. */
export function LiveChances({ live }: LivePlace) {
  const auctions = livePools(live, '/bbauction', ['year', 'group']);
  return auctions.map((one) => <AuctionChances key={`${one.year}:${one.group}`} auction={one} alone={auctions.length === 1} />);
}

function AuctionChances({ auction, alone }: { auction: Auction; alone: boolean }) {
  const { year, group, name } = auction;
  const { page } = useBracket(
    useMemo(() => ({ year, group }), [year, group]),
    false,
  );
  const config = page.data?.config.data[0];
  const frame = { title: alone ? 'My chances in the auction' : `My chances in the auction, ${name}`, auction };
  if (page.data && config) return whyNoChances(page.data, config) === '' ? <Known data={page.data} config={config} frame={frame} /> : null;
  return (
    <Frame {...frame}>
      {page.error ? <PanelError message={page.error.message} onRetry={() => void page.refresh()} /> : <PanelSkeleton rows={4} />}
    </Frame>
  );
}

interface FrameProps {
  title: string;
  auction: Auction;
}

const Frame = ({ title, auction: { year, group }, children }: FrameProps & { children: ReactNode }) => (
  <Panel
    title={title}
    action="Running scores left out"
    foot={<Link to={`/bbauction/chances?year=${year}&group=${group}`}>Everybody’s chances</Link>}
  >
    {children}
  </Panel>
);

interface KnownProps {
  data: BracketData;
  config: AuctionConfigRow;
  frame: FrameProps;
}

function Known({ data, config, frame }: KnownProps) {
  const model = usePageData('GET bbauction/model', NOTHING, noRefresh);
  const chances = useChances(data, model.data?.model.data[0]?.strengths, false);
  const mine = data.owners.data.findIndex(({ ID }) => ID === config.entry_id);
  if (mine < 0) return null;
  return (
    <Frame {...frame}>
      {chances ? (
        <Mine data={data} chances={chances} mine={mine} />
      ) : model.error ? (
        <PanelError message={model.error.message} onRetry={() => void model.refresh()} />
      ) : (
        <PanelSkeleton rows={4} />
      )}
    </Frame>
  );
}

const NOTHING = {};

/** My figures, and the game that is on on which they hang most; another one no sooner than after two minutes. */
function Mine({ data, chances, mine }: { data: BracketData; chances: Chances; mine: number }) {
  const hanging = useSteady(hangingOn(data, chances, mine));
  const [own, paid] = [chances.owners[mine], data.owners.data[mine]?.TotalPaid ?? 0];
  return (
    <>
      <PanelFigures
        items={[
          { label: 'In profit', value: formatChance(own?.profit, chances.exact) },
          { label: 'First', value: formatChance(own?.first, chances.exact) },
          { label: 'Expected', value: <Gain points={Math.round((own?.expected ?? 0) - paid)} /> },
        ]}
      />
      {hanging && <PanelSays>{hangingWords(hanging, chances.exact)}</PanelSays>}
    </>
  );
}
