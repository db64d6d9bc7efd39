import { formatPlace, plural } from '@poolhouse/shared-ui';
import { sharedRanks } from '@poolhouse/shared-ui/board';
import { SupposedBar } from '@poolhouse/shared-ui/what-if';
import { recordOf } from '../explain/status.rules';
import type { SupposedDogs } from './supposed-dogs.rules';

interface Props {
  supposed: SupposedDogs;
  /** Mine; 0 where I have none. */
  entryId: number;
  back(): void;
}

/** What is supposed, what I would come to, and the way back. */
export default function DogsIfBar({ supposed: { supposed, dropped, standings, open }, entryId, back }: Props) {
  const own = standings.find((row) => row.ID === entryId);
  const place = own && formatPlace(own.Rank, sharedRanks(standings).has(own.Rank));
  return (
    <SupposedBar supposed={supposed} dropped={dropped} back={back}>
      {own && `You: ${recordOf(own)}, ${place} of ${standings.length}. `}
      {open === 0 ? 'Nothing of the week is open then.' : `${plural(open, 'pick')} still open, sealed ones counted.`}
    </SupposedBar>
  );
}
