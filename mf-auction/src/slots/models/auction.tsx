import { ReadGate, useRead } from '@poolhouse/shared-ui/board';
import { ModelBody, ModelLimits } from '../../chances/ModelPanel';

/** How the auction's chances are worked out, on the page of all models. */
export default function AuctionModel() {
  const read = useRead('GET bbauction/model', {});
  return (
    <ReadGate read={read} rows={8}>
      {(data) => (
        <>
          <ModelBody data={data} />
          <ModelLimits />
        </>
      )}
    </ReadGate>
  );
}
