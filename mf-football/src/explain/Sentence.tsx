import { type } from '@poolhouse/shared-ui';
import { ResultChip } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import type { ReactNode } from 'react';

const Row = styled.p`
  ${type.body};
  display: flex;
  align-items: flex-start;
  gap: 10px;
  padding-top: 4px;
  & > span:first-of-type {
    margin-top: 1px;
  }
`;

/** A sentence with its chip; the words say what the chip means. */
export function Sentence({ result, push, children }: { result: number | null; push: boolean; children: ReactNode }) {
  return (
    <Row>
      {result !== null && <ResultChip result={result} push={push} title="" />}
      <span>{children}</span>
    </Row>
  );
}
