import type { ReactElement } from 'react';
import { styled } from '../theme/styled';
import { media, token, type } from '../theme/tokens';

/** One numbered rule: what it is about, and what it says. */
export interface Rule {
  title: string;
  text: string;
}

/** Numbered, so that somebody can say 'rule 9' on the smack board. */
export function RuleList({ rules }: { rules: readonly Rule[] }): ReactElement {
  return (
    <List>
      {rules.map(({ title, text }) => (
        <li key={title}>
          <Title>{title}</Title>
          <Text>{text}</Text>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  padding: 4px 14px 14px 48px;
  color: ${token.ink2};
  ${media.phone} {
    padding: 4px 16px 16px 40px;
  }
  /* Two beside each other where a desk has the room. */
  columns: 36em 2;
  column-gap: 64px;
  > li {
    padding-top: 12px;
    break-inside: avoid;
  }
  > li::marker {
    font-weight: 600;
    color: ${token.ink3};
  }
`;

const Title = styled.h3`
  ${type.cell};
  margin: 0;
  font-weight: 600;
  color: ${token.ink};
`;

// 33em hold about 68 characters of this face; ch would count its wide zero.
const Text = styled.p`
  ${type.body};
  max-width: 33em;
`;
