import { Slot, token, type, useSlots, useTitle } from '@poolhouse/shared-ui';
import { ContestHead, Page, Panel, PanelDetails, PanelEmpty, Stack } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';

const TITLE = 'How good the chances are';

/** `/models`: how each contest works out its chances, and how good they were; folded away, and fetched for who opens it. */
export function ModelsPage() {
  useTitle(TITLE);
  const pieces = useSlots('models');
  return (
    <Page>
      <ContestHead title={TITLE} />
      <Text>
        A chance on this site is worked out by a model and never by anybody’s opinion. It knows lines, scores and clocks or seeds, and
        nothing of injuries, form or weather. Each was held against what really happened: of all that were said to be 70%, about 70 in 100
        should have come.
      </Text>
      <Read>
        {pieces.map((piece) => (
          <Panel key={piece.key} title={piece.title}>
            <PanelDetails summary="How it is counted, and how good it was">{() => <Slot place="models" piece={piece} />}</PanelDetails>
          </Panel>
        ))}
        {pieces.length === 0 && (
          <Panel title="Models">
            <PanelEmpty>No contest of this site says how it works out its chances.</PanelEmpty>
          </Panel>
        )}
      </Read>
    </Page>
  );
}

/** Figures are read across. */
const Read = styled(Stack)`
  max-width: 920px;
`;

const Text = styled.p`
  ${type.body};
  max-width: 76ch;
  margin: 0 0 16px;
  padding: 0 16px;
  color: ${token.ink2};
`;
