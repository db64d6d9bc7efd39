import { useSession } from '@poolhouse/shared-ui';
import type { ContestLink } from '../bar/contest-titles.rules';
import { ContestRow } from './ContestRow';
import type { ContestFacts } from './facts.types';
import { Block, BlockHead, Rows, Text } from './home.styles';

interface Props {
  readonly links: readonly ContestLink[];
  /** By contest name. */
  readonly facts: ReadonlyMap<string, ContestFacts>;
}

/** One row per contest in the order of the sign-in answer; those that wait for the player come first. */
export function ContestList({ links, facts }: Props) {
  const isAdmin = useSession().session?.is_admin;
  const waiting = links.filter(({ name }) => facts.get(name)?.action);
  const others = links.filter((link) => !waiting.includes(link));
  return (
    <Block aria-labelledby="contests-heading">
      <BlockHead>
        <h2 id="contests-heading">Your contests</h2>
        {waiting.length > 0 && <span>{waiting.length === 1 ? '1 needs your picks' : `${waiting.length} need your picks`}</span>}
      </BlockHead>
      {links.length === 0 && (
        <Text>
          {isAdmin
            ? 'No contest is open yet. Open the first one, then enter the players.'
            : 'You are in no contest yet. Ask your administrator to enter you into one.'}
        </Text>
      )}
      <Rows role="list">
        {[...waiting, ...others].map((link) => (
          <ContestRow key={link.name} link={link} facts={facts.get(link.name) ?? null} />
        ))}
      </Rows>
    </Block>
  );
}
