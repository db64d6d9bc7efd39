import { token, type } from '@poolhouse/shared-ui';
import { ReadGate, useRead } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Link } from '@poolhouse/shared-ui/router';
import { Measures } from '../../accuracy/HowGood';

/** How good the model of sports statistics is beside the closing line, on the page of all models. */
export default function StatsModel() {
  const read = useRead('GET ssf/accuracy', { sport: 'NFL' });
  return (
    <ReadGate read={read} rows={5}>
      {({ totals: { data } }) => {
        const total = data.find(({ ID }) => ID === 'tested');
        return (
          <>
            {total && <Measures total={total} caption="NFL, seasons it was tested on" />}
            <Text>
              Points off, mean. Smaller is better. Bold is the better one. <Link to="/ssf/accuracy">All about how good it is</Link>
            </Text>
          </>
        );
      }}
    </ReadGate>
  );
}

const Text = styled.p`
  ${type.note};
  margin: 0;
  padding: 12px 14px;
  color: ${token.ink2};
`;
