import { Slot, useSlots } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';

/** What of a contest can be checked beside its log, where its kind brings something. @param kind its type; null while nobody knows */
export function OwnCheck({ contest, kind }: { contest: number; kind: string | null }) {
  const pieces = useSlots('check').filter(({ name }) => name === kind);
  return pieces.map((piece) => (
    <Panel key={piece.key} title={piece.title}>
      <Slot place="check" piece={piece} contest={contest} />
    </Panel>
  ));
}
