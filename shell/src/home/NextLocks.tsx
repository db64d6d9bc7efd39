import type { HomeLockRow } from '@poolhouse/contract';
import { formatDayTime, formatLine, useFromNow } from '@poolhouse/shared-ui';
import { AddToCalendar } from '@poolhouse/shared-ui/board';
import { Lock as Padlock, LockOpen } from 'lucide-react';
import { Block, BlockHead, Rows } from '../forms/home.styles';
import type { ContestLink } from '../links/contest-titles.rules';
import { isFar } from './contest-facts.rules';
import type { Stake } from './place-of.rules';
import { Lock } from './right-now.styles';
import { useFew } from './useFew';

const AT_FIRST = 3;

interface Props {
  readonly locks: readonly HomeLockRow[];
  /** Null where it goes without saying. */
  whereOf(stake: Stake): string | null;
  /** The contests in which these picks are. */
  readonly links: readonly ContestLink[];
}

/** When each pick can no longer be changed: its kick-off. */
export function NextLocks({ locks, whereOf, links }: Props) {
  const [first, more] = useFew(locks, AT_FIRST);
  return (
    <Block aria-labelledby="locks-heading">
      <BlockHead>
        <h2 id="locks-heading">Next locks</h2>
        <span>your picks to come</span>
      </BlockHead>
      <Rows role="list">
        {first.map(({ ID, pick, spread, at, line_locked, ...stake }) => {
          const Icon = line_locked ? Padlock : LockOpen;
          const title = whereOf(stake);
          return (
            <Lock key={ID}>
              <Icon size={16} role="img" aria-label={line_locked ? 'Line locked' : 'Line open'} />
              <span>
                {pick} {formatLine(spread)}
                {title && <small>{title}</small>}
              </span>
              <span>
                {formatDayTime(at)}
                <Far at={at} what={`${pick} ${formatLine(spread)}`} where={title} link={links.find(({ name }) => name === stake.contest)} />
              </span>
            </Lock>
          );
        })}
      </Rows>
      {more}
    </Block>
  );
}

interface FarProps {
  at: string;
  what: string;
  where: string | null;
  link: ContestLink | undefined;
}

/** The way into the player's calendar, where there is a day to forget a lock in. */
function Far({ at, what, where, link }: FarProps) {
  const far = useFromNow((now) => isFar(at, now));
  if (!far || !link?.inside) return null;
  return <AddToCalendar title={`${link.title}: ${what} locks`} {...(where !== null && { about: where })} at={at} href={link.href} />;
}
