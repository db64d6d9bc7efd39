import { Block, BlockHead, Rows } from '../forms/home.styles';
import type { ContestLink } from '../links/contest-titles.rules';
import { ContestRow } from './ContestRow';

/** What is no contest, and has a link of its own. */
export function OwnLinks({ links }: { links: readonly ContestLink[] }) {
  return (
    <Block aria-labelledby="own-links-heading">
      <BlockHead>
        <h2 id="own-links-heading">More</h2>
      </BlockHead>
      <Rows role="list">
        {links.map((link) => (
          <ContestRow key={link.name} link={link} facts={null} which="" />
        ))}
      </Rows>
    </Block>
  );
}
