import { CircleAlert, CircleCheck } from 'lucide-react';
import { token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';

const Box = styled.div`
  ${type.small};
  display: flex;
  gap: 8px;
  padding: 8px 10px;
  overflow-wrap: anywhere;
  background: ${token.winTint};
  color: ${token.winInk};
  box-shadow: inset 3px 0 ${token.win};
  &[data-ok='false'] {
    background: ${token.lossTint};
    color: ${token.lossInk};
    box-shadow: inset 3px 0 ${token.loss};
  }
  & > svg {
    flex: none;
    margin-top: 1px;
  }
`;

const Said = styled.div`
  /* No gap of its own while nothing is said. */
  &:empty {
    display: none;
  }
`;

/** What came of a press, as the server said it; read aloud. */
export function RawResult({ result }: { result: { ok: boolean; text: string } | null }) {
  return (
    <Said role={result?.ok === false ? 'alert' : 'status'}>
      {result && (
        <Box data-ok={result.ok}>
          {result.ok ? <CircleCheck size={16} aria-hidden /> : <CircleAlert size={16} aria-hidden />}
          <span>{result.text}</span>
        </Box>
      )}
    </Said>
  );
}
