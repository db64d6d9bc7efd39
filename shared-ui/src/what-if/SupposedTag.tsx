import { FlaskConical } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from '../theme/styled';
import { token, type } from '../theme/tokens';

/** Stands where a panel says that its figures are supposed. */
export const SupposedTag = (): ReactElement => (
  <Tag>
    <FlaskConical size={14} aria-hidden /> Supposed
  </Tag>
);

const Tag = styled.span`
  ${type.note};
  display: inline-flex;
  align-items: center;
  gap: 5px;
  padding: 0 7px;
  border: 1px dashed ${token.pushInk};
  border-radius: 4px;
  color: ${token.pushInk};
  background: ${token.pushTint};
`;
