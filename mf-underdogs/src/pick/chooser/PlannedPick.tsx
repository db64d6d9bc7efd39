import type { UnderdogsPickRow } from '@poolhouse/contract';
import type { SavePick } from '../../contest/useSavePick';
import { Actions, Part } from '../pick.styles';
import { PickStory } from '../PickStory';
import { TakeBack } from '../TakeBack';

/** What is planned for a coming week, and the way to take it back. */
export function PlannedPick({ pick, open, saver, offline }: { pick: UnderdogsPickRow; open: boolean; saver: SavePick; offline: boolean }) {
  const { entry_id: entryId, week } = pick;
  return (
    <Part>
      <PickStory pick={pick} />
      {open && (
        <Actions>
          <TakeBack
            pending={saver.saving || offline}
            onTakeBack={() => void saver.clear({ entryId, week }, `Nothing is planned for week ${week} any more.`)}
          />
        </Actions>
      )}
    </Part>
  );
}
