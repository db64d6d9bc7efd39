import { memo, useMemo, type CSSProperties, type ReactElement } from 'react';
import { disc } from '../people/disc.styles';
import { usePerson } from '../people/people.store';
import { sanitize } from '../text/sanitize';
import { personFill } from '../theme/person-colors';
import { styled } from '../theme/styled';
import { token, type } from '../theme/tokens';

/** The viewer's own. */
export function YouTag(): ReactElement {
  return <Tag>YOU</Tag>;
}

export interface EntryNameProps {
  name: string;
  you?: boolean;
  /** Without the mark of its player: within a sentence, and where the mark stands already. */
  plain?: boolean;
}

/** An entry's name as its player typed it, made safe, behind the mark of the player. */
export const EntryName = memo(function EntryName({ name, you = false, plain = false }: EntryNameProps): ReactElement {
  const html = useMemo(() => ({ __html: sanitize(name) }), [name]);
  const person = usePerson(name);
  return (
    <>
      {plain ? (
        <Name dangerouslySetInnerHTML={html} />
      ) : (
        <Marked
          data-letters={person.monogram}
          style={{ '--ph-person': personFill(person.color) } as CSSProperties}
          dangerouslySetInnerHTML={html}
        />
      )}
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

/** The mark stays with the beginning of its name wherever that breaks, makes no line higher, and is no node more of a long board. */
const Marked = styled(Name)`
  position: relative;
  padding-left: 1.625rem;
  &::before {
    ${disc}
    position: absolute;
    left: 0;
    /* The middle of the first line at the sizes that names have in rows. */
    top: 0;
  }
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
