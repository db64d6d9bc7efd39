import type { RegisteredRemote } from '@poolhouse/contract/remote';
import { ErrorPanel } from '../../frame/ErrorPanel';
import { switchOn } from '../load/switched-off.store';

/** Stands in the place of a contest that somebody switched off in this browser. */
export function RemoteOff({ remote }: { remote: RegisteredRemote }) {
  return (
    <ErrorPanel
      heading={`${remote.title} is switched off`}
      sentence={`Somebody switched ${remote.title} off in this browser. Your saved picks are kept, and the rest of Poolhouse works.`}
      action="Switch on again"
      onAction={() => switchOn(remote.id)}
    />
  );
}
