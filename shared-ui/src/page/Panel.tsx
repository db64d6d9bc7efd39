import { memo, useId, type ReactElement, type ReactNode } from 'react';
import { styled } from '../theme/styled';
import { media, token, type } from '../theme/tokens';
import { sameNode } from './same-node.rules';

export interface PanelProps {
  title: ReactNode;
  /** One fact or one action, right of the title. */
  action?: ReactNode;
  /** A note under the content. */
  foot?: ReactNode;
  /** Where a jump pill leads. */
  id?: string;
  /** `dashed` marks what only an administrator sees. */
  tone?: 'plain' | 'dashed';
  children?: ReactNode;
}

/** A block of the page: a heavy rule on top, hairlines inside, no shadow, never another panel in it. */
export function Panel({ title, action, foot, id, tone = 'plain', children }: PanelProps): ReactElement {
  const heading = useId();
  return (
    <Frame id={id} aria-labelledby={heading} data-tone={tone}>
      <Top id={heading} title={title} action={action} />
      {children}
      {foot !== undefined && <Foot>{foot}</Foot>}
    </Frame>
  );
}

const Top = memo(function Top({ id, title, action }: { id: string; title: ReactNode; action: ReactNode }): ReactElement {
  return (
    <Head>
      <h2 id={id}>{title}</h2>
      {action !== undefined && <Action>{action}</Action>}
    </Head>
  );
}, sameNode);

const Frame = styled.section`
  min-width: 0;
  background: ${token.surface};
  border: 1px solid ${token.line};
  border-top: 2px solid ${token.rule};
  &[data-tone='dashed'] {
    border-top-style: dashed;
  }
  ${media.phone} {
    border-inline: 0;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  flex-wrap: wrap;
  min-height: 42px;
  padding: 9px 14px;
  border-bottom: 1px solid ${token.line};
  h2 {
    ${type.h2};
  }
  ${media.phone} {
    padding-inline: 16px;
  }
`;

const Action = styled.div`
  ${type.note};
  color: ${token.ink2};
`;

const Foot = styled.div`
  ${type.note};
  color: ${token.ink2};
  padding: 10px 14px;
  ${media.phone} {
    padding-inline: 16px;
  }
`;
