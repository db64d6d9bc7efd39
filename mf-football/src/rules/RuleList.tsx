import { media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import type { Rule } from './rules.rules';

const List = styled.ol`
  max-width: calc(68ch + 62px);
  padding: 4px 14px 14px 48px;
  color: ${token.ink2};
  ${media.phone} { padding: 4px 16px 16px 40px; }
  & > li { padding-top: 12px; }
  & > li::marker { font-weight: 600; color: ${token.ink3}; }
`;

const Title = styled.h3`
  ${type.cell};
  margin: 0;
  font-weight: 600;
  color: ${token.ink};
`;

const Text = styled.p`
  ${type.body};
`;

/** Numbered, so that somebody can say 'rule 9' on the smack board. */
export function RuleList({ rules }: { rules: readonly Rule[] }) {
  return <List>{rules.map(({ title, text }) => <li key={title}><Title>{title}</Title><Text>{text}</Text></li>)}</List>;
}
