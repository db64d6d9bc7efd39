import { memo, useMemo, type ReactElement } from 'react';
import { Monogram } from '../people/Monogram';
import { usePerson } from '../people/people.store';
import { sanitize } from '../text/sanitize';
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
  const written = <Name dangerouslySetInnerHTML={html} />;
  return (
    <>
      {plain ? (
        written
      ) : (
        <Whole>
          <Monogram person={person} />
          {written}
        </Whole>
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

/** The mark stays with the beginning of its name wherever that breaks, and makes no line higher. */
const Whole = styled.span`
  position: relative;
  padding-left: 26px;
  & > [data-letters] {
    position: absolute;
    left: 0;
    /* The middle of the capitals of the first line, whatever its height. */
    top: calc(0.65em - 10px);
    margin: 0;
  }
`;

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
