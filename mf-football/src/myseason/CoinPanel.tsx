import type { MySeasonCoin } from '@poolhouse/contract';
import { formatNumber, formatRecord } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Curve } from './charts.styles';
import { coinCurve, type CoinCurve } from './coin-curve.rules';
import { CoinText } from './myseason.styles';

const HALF = 2;

/** My picks beside coins that toss for the same games, and beside always the favorite. */
export function CoinPanel({ coin }: { coin: MySeasonCoin }) {
  const { Right, Picks, Pushes, Says, FavWins, FavLosses, DogWins, DogLosses } = coin;
  const { from, to, xOf, points } = coinCurve(coin);
  const mean = (Picks - Pushes) / HALF;
  return (
    <Panel title="You, a coin, the favorites" foot="A coin tosses for each of your games at your line; a push is lost on either side.">
      <CoinText>
        <strong>{Says}</strong>
        <p>
          Always the favorite: {formatRecord(FavWins, FavLosses)}. Always the underdog: {formatRecord(DogWins, DogLosses)}.
        </p>
      </CoinText>
      <Curve
        role="img"
        aria-label={`Right picks: you ${Right}, a coin ${formatNumber(mean, 1)} on average, always the favorite ${FavWins}`}
      >
        <p data-me style={{ left: `clamp(40px, ${xOf(Right)}%, 100% - 40px)` }}>
          You, {Right}
        </p>
        <div>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
            <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
            <line x1="0" x2="100" y1="100" y2="100" />
          </svg>
          <i data-me style={{ left: `${xOf(Right)}%` }} />
          <i style={{ left: `${xOf(mean)}%` }} />
          <i style={{ left: `${xOf(FavWins)}%` }} />
          <TickNames coin={coin} mean={mean} xOf={xOf} />
        </div>
        <p>
          <small>{from} right</small>
          <small>{to} right</small>
        </p>
      </Curve>
    </Panel>
  );
}

/** What the two ticks are: the lower one's name ends at it, the higher one's begins there, and neither leaves the drawing. */
function TickNames({ coin: { FavWins }, mean, xOf }: { coin: MySeasonCoin; mean: number; xOf: CoinCurve['xOf'] }) {
  const ticks = [
    { name: 'Favorites', at: FavWins },
    { name: 'Coin', at: mean },
  ].sort((a, b) => a.at - b.at);
  return ticks.map(({ name, at }, n) => (
    <b key={name} data-left={n === 0 || undefined} style={{ left: n === 0 ? `max(84px, ${xOf(at)}%)` : `min(100% - 64px, ${xOf(at)}%)` }}>
      {name}, {formatNumber(at)}
    </b>
  ));
}
