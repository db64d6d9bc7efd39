import { formatList, useFromNow } from '@poolhouse/shared-ui';
import { Link } from '@poolhouse/shared-ui/router';
import { ChevronRight, CircleAlert, CircleCheck, ExternalLink } from 'lucide-react';
import type { ContestLink } from '../links/contest-titles.rules';
import { prefetchOnIntent } from '../links/prefetch-on-intent';
import { nextWords } from './contest-facts.rules';
import { Fact, Live, Name, Row } from './contest-row.styles';
import type { ContestFacts } from './facts.types';

interface Props {
  readonly link: ContestLink;
  readonly facts: ContestFacts | null;
  /** Which of the player's entries it is; '' where there is only one. */
  readonly which: string;
}

/** The whole row opens the contest; the name is the link, so that it is spoken once. */
export function ContestRow({ link, facts, which }: Props) {
  return (
    <Row data-slim={facts?.asked || undefined}>
      <Name>
        {link.inside ? (
          <Link to={link.href} {...prefetchOnIntent(link.href)}>
            {link.title}
          </Link>
        ) : (
          <a href={link.href}>{link.title}</a>
        )}
        <small>{link.off ? 'Switched off in this browser' : link.inside ? formatList([which, facts?.note]) : 'Opens the main site'}</small>
      </Name>
      {facts && <Facts facts={facts} />}
      {link.inside ? <ChevronRight aria-hidden="true" /> : <ExternalLink size={20} aria-hidden="true" />}
    </Row>
  );
}

function Facts({ facts: { asked, state, next, live, rank, rankNote } }: { facts: ContestFacts }) {
  const Icon = state?.done === null ? null : state?.done ? CircleCheck : CircleAlert;
  return (
    <>
      <Fact data-done={state?.done || undefined} data-state>
        {state && !asked && (
          <b>
            {Icon && <Icon size={18} aria-hidden="true" />} {state.text}
          </b>
        )}
        {next && !asked && (
          <small>
            <Next next={next} />
          </small>
        )}
      </Fact>
      <Live>{live > 0 && `${live} LIVE`}</Live>
      <Fact data-rank>
        {rank && <b>{rank}</b>}
        {rankNote && <small>{rankNote}</small>}
      </Fact>
    </>
  );
}

/** Counts by itself. */
function Next({ next }: { next: NonNullable<ContestFacts['next']> }) {
  return <>{useFromNow((now) => nextWords(next, now))}</>;
}
