import { ChevronLeft } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from '../theme/styled';
import { media, token, type } from '../theme/tokens';

export interface ContestHeadProps {
  title: ReactNode;
  /** Chooses another one of what the title names: a small button, on a phone at the end of the title's line. */
  choice?: ReactNode;
  /** Only if there is more than one to choose from. */
  selector?: ReactNode;
  countdown?: ReactNode;
  /** `<ContestTabs>` */
  tabs?: ReactNode;
  /** `<WeekNav>` */
  weeks?: ReactNode;
  /** Where a phone's arrow leads, on a screen without tabs at its lower edge. */
  back?: string;
}

/** The heading of a contest's screen with everything that moves between its screens and weeks. */
export function ContestHead({ title, choice, selector, countdown, tabs, weeks, back }: ContestHeadProps): ReactElement {
  return (
    <Head data-choice={Boolean(choice)}>
      {back !== undefined && (
        <Back to={back} aria-label="Back">
          <ChevronLeft aria-hidden />
        </Back>
      )}
      <h1>{title}</h1>
      {choice && <Choice>{choice}</Choice>}
      <Second>
        {selector !== undefined && <Selector>{selector}</Selector>}
        {countdown !== undefined && <Countdown>{countdown}</Countdown>}
      </Second>
      <Links>
        {tabs}
        {weeks}
      </Links>
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  grid-template: 'title selector countdown' auto 'links links links' auto / auto 1fr auto;
  align-items: center;
  gap: 8px 20px;
  margin-bottom: 16px;
  &[data-choice='true'] {
    grid-template: 'title choice selector countdown' auto 'links links links links' auto / auto auto 1fr auto;
  }
  h1 {
    grid-area: title;
    ${type.h1};
  }
  ${media.phone} {
    grid-template: 'previous title next' auto 'list list list' auto 'second second second' auto / 52px minmax(0, 1fr) 52px;
    gap: 0;
    margin-bottom: 0;
    h1 {
      ${type.h1Phone};
      padding: 10px 0;
      text-align: center;
      overflow-wrap: break-word;
    }
    &[data-choice='true'] {
      grid-template: 'title choice' auto 'second second' auto / minmax(0, 1fr) auto;
      h1 {
        padding-inline: 16px;
        text-align: start;
      }
    }
  }
`;

const Back = styled(Link)`
  display: none;
  ${media.phone} {
    grid-area: previous;
    justify-self: center;
    display: flex;
    align-items: center;
    justify-content: center;
    width: 44px;
    height: 44px;
    color: ${token.ink};
  }
`;

const Choice = styled.div`
  grid-area: choice;
  display: flex;
  ${media.phone} {
    padding-right: 16px;
  }
`;

/** A phone has one line for what is chosen and for how old that is, and a second one only where they do not fit. */
const Second = styled.div`
  display: contents;
  ${media.phone} {
    grid-area: second;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 12px;
    padding: 0 16px 4px;
    &:empty {
      display: none;
    }
  }
`;

// Empty where there turns out to be nothing to choose.
const Selector = styled.div`
  grid-area: selector;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 16px;
  &:empty {
    display: none;
  }
  > * {
    min-width: 0;
  }
  ${media.phone} {
    /* It gives way to the countdown beside it down to this, and then has the line alone. */
    flex: 1 1 9rem;
    min-width: 0;
    padding: 4px 0;
  }
`;

const Countdown = styled.div`
  grid-area: countdown;
  ${media.phone} {
    margin-left: auto;
    &:only-child,
    div:empty + & {
      margin-right: auto;
    }
  }
`;

const Links = styled.div`
  grid-area: links;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 0 24px;
  border-bottom: 1px solid ${token.line2};
  ${media.phone} {
    display: contents;
  }
`;
