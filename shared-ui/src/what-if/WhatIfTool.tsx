import { FlaskConical } from 'lucide-react';
import { memo, type ReactElement } from 'react';
import { styled } from '../theme/styled';
import { token, type } from '../theme/tokens';
import { choice, choiceFont } from './choice.styles';
import type { Supposing } from './useSupposing';

const CHOOSE = 'Choose how games end; the tables follow.';
const FAILED = 'What if could not be loaded: everything stands as it is. Press to try again.';

export type WhatIfToolProps = Pick<Supposing, 'choosing' | 'failed' | 'setChoosing' | 'back'>;

/** Shows at each game how it could end, or hides that again. A score leaves it as it is. */
export const WhatIfTool = memo(function WhatIfTool({ choosing, failed, setChoosing, back }: WhatIfToolProps): ReactElement {
  const press = () => {
    setChoosing(!choosing);
    if (choosing) back();
  };
  return (
    <Row data-paperless>
      <button type="button" aria-pressed={choosing} onClick={press}>
        <FlaskConical size={16} aria-hidden /> What if
      </button>
      <span role={failed ? 'alert' : undefined}>{failed ? FAILED : choosing ? CHOOSE : 'How the tables would stand.'}</span>
    </Row>
  );
});

const Row = styled.div`
  ${type.note};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  padding: 6px 14px;
  border-bottom: 1px solid ${token.line};
  color: ${token.ink2};
  > button {
    ${choice}
    ${choiceFont(1)}
    padding: 0 12px;
  }
`;
