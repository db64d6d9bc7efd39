import { memo, useMemo, type ReactElement } from 'react';
import { sanitize } from '../text/sanitize';
import { styled } from '../theme/styled';
import { token, type } from '../theme/tokens';

/** The viewer's own. */
export function YouTag(): ReactElement {
  return <Tag>YOU</Tag>;
}

/** An entry's name as its player typed it, made safe. */
export const EntryName = memo(function EntryName({ name, you = false }: { name: string; you?: boolean }): ReactElement {
  const html = useMemo(() => ({ __html: sanitize(name) }), [name]);
  return (
    <>
      <Name dangerouslySetInnerHTML={html} />
      {you && (
        <>
          {' '}
          <YouTag />
        </>
      )}
    </>
  );
});

const Name = styled.bdi`
  overflow-wrap: anywhere;
`;

const Tag = styled.span`
  ${type.head};
  display: inline-block;
  padding: 0 5px;
  border-radius: 4px;
  border: 1px solid transparent;
  font-size: 0.6875rem;
  color: ${token.onBrand};
  background: ${token.brand};
  vertical-align: 1px;
`;
