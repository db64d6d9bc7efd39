import type { MySeasonCoin } from '@poolhouse/contract';
import { formatNumber, formatRecord } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { LuckCurve } from '@poolhouse/shared-ui/my-season';

const HALF = 1 / 2;

/** My picks beside coins that toss for the same games, and beside always the favorite. */
export function CoinPanel({ coin: { Right, Picks, Pushes, Says, FavWins, FavLosses, DogWins, DogLosses } }: { coin: MySeasonCoin }) {
  const tosses = Picks - Pushes;
  const mean = tosses * HALF;
  return (
    <Panel title="You, a coin, the favorites" foot="A coin tosses for each of your games at your line; a push is lost on either side.">
      <LuckCurve
        says={Says}
        chances={Array.from({ length: tosses }, () => HALF)}
        mine={Right}
        marks={[
          { name: 'Favorites', at: FavWins },
          { name: 'Coin', at: mean },
        ]}
        unit="right"
        label={`Right picks: you ${Right}, a coin ${formatNumber(mean, 1)} on average, always the favorite ${FavWins}`}
      >
        <p>
          Always the favorite: {formatRecord(FavWins, FavLosses)}. Always the underdog: {formatRecord(DogWins, DogLosses)}.
        </p>
      </LuckCurve>
    </Panel>
  );
}
