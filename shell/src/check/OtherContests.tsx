import { ContestTabs, PanelError } from '@poolhouse/shared-ui/board';
import { Tabs } from './CheckHead.styles';
import { List } from './EntryChoice';
import { useChoices } from './useChoices';

/** The way to the checks of the player's other contests: those of this circle, and their other circles. Fetched once the page stands. */
export default function OtherContests({ contest }: { contest: number }) {
  const { known, pending, trouble } = useChoices(contest);
  return (
    <>
      {known && known.circles.length > 1 && (
        <List aria-label="Circle" value={known.circle} onChange={({ target }) => known.enter(Number(target.value))}>
          {known.circles.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </List>
      )}
      <Tabs aria-busy={pending || undefined}>
        {known && <ContestTabs items={known.tabs} />}
        {trouble && <PanelError message={`Your other contests could not be read. ${trouble.message}`} onRetry={trouble.retry} />}
      </Tabs>
    </>
  );
}
