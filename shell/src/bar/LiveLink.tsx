import { useStore } from '@poolhouse/shared-ui';
import { liveCount } from '../home/live-count.store';
import { LIVE_PATH } from '../live/useTv';
import { ContestAnchor, LiveSpot } from './bar.styles';

/** The way to what is on, only while something of the player's is. It stands where nothing moves as it comes: after the room that is left. */
export function LiveLink() {
  const count = useStore(liveCount);
  if (count === 0) return null;
  return (
    <ContestAnchor to={LIVE_PATH}>
      <LiveSpot aria-hidden />
      Live
    </ContestAnchor>
  );
}
