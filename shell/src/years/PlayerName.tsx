import { useOwnMark } from '@poolhouse/shared-ui';
import { EntryName, Monogram } from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import { rivalAddress } from './addresses.rules';
import type { Names } from './words.rules';
import { Left } from './years.styles';

/** Who it is, which leads to the two of us; of myself it leads nowhere. */
export function PlayerName({ id, names, group }: { id: number; names: Names; group: number }) {
  return (
    <>
      {names.isMine(id) ? (
        <You />
      ) : (
        <Link to={rivalAddress(id, group)}>
          <EntryName name={names.of(id)} />
        </Link>
      )}
      {names.left(id) && <Left> left the circle</Left>}
    </>
  );
}

function You() {
  const { own } = useOwnMark();
  return (
    <>
      {own && <Monogram person={own} />}
      You
    </>
  );
}
