import type { HomeLiveRow } from '@poolhouse/contract';
import { Result } from '@poolhouse/contract/constants';
import { formatChance, plural } from '@poolhouse/shared-ui';
import { useHeldOrder, VisuallyHidden } from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import { Block, BlockHead, Rows } from '../forms/home.styles';
import { prefetchOnIntent } from '../links/prefetch-on-intent';
import { Live } from './contest-row.styles';
import type { Stake } from './place-of.rules';
import { Chip, Score, Sweat as SweatRow, What } from './right-now.styles';
import { orderWords, sweats, type Sweat } from './sweat.rules';

/** How it stands, in a sign and in words. */
function standing({ result, push, covers }: HomeLiveRow): { sign: string; words: string; tone: string } {
  if (push) return { sign: '=', words: 'level now', tone: 'push' };
  if (covers) return { sign: 'C', words: 'covering now', tone: 'push' };
  if (result === Result.winning) return { sign: '▲', words: 'winning now', tone: 'win' };
  if (result === Result.losing) return { sign: '▼', words: 'losing now', tone: 'loss' };
  return { sign: '·', words: 'under way', tone: 'push' };
}

interface Props {
  readonly rows: readonly HomeLiveRow[];
  /** Null where it goes without saying. */
  whereOf(stake: Stake): string | null;
}

/** Everything of the player's that is played right now, of all contests: what one play may turn comes first. */
export function RightNow({ rows, whereOf }: Props) {
  const [shown, hold] = useHeldOrder(sweats(rows));
  return (
    <Block aria-labelledby="now-heading">
      <BlockHead>
        <h2 id="now-heading">Right now</h2>
        <Live data-count>{shown.length} LIVE</Live>
        {shown.length > 1 && <span>{orderWords(shown)}</span>}
      </BlockHead>
      <Rows role="list" {...hold}>
        {shown.map((sweat) => (
          <SweatLine key={sweat.ID} sweat={sweat} where={sweat.pools.length > 1 ? plural(sweat.pools.length, 'pool') : whereOf(sweat)} />
        ))}
      </Rows>
    </Block>
  );
}

/** The whole row opens its board; the pick is the link, so that it is spoken once. */
function SweatLine({ sweat, where }: { sweat: Sweat; where: string | null }) {
  const { sign, words, tone } = standing(sweat);
  return (
    <SweatRow data-tone={tone}>
      <Chip aria-hidden="true">{sign}</Chip>
      <What>
        <span>
          <Link to={sweat.href} {...prefetchOnIntent(sweat.href)}>
            {sweat.pick}
          </Link>{' '}
          {where && <small>{where}</small>}
        </span>
        <b>
          {sweat.need || words}
          {sweat.need && <VisuallyHidden>, {words}</VisuallyHidden>}
        </b>
      </What>
      <Score>
        <b>{sweat.score}</b>
        <small>
          {sweat.chance !== undefined && (
            <b>
              <VisuallyHidden>Chance </VisuallyHidden>
              {formatChance(sweat.chance)}
            </b>
          )}
          {sweat.clock}
        </small>
      </Score>
    </SweatRow>
  );
}
