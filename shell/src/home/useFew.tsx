import { Button } from '@poolhouse/shared-ui/core';
import { useState, type ReactNode } from 'react';
import { More } from './contest-row.styles';

/** The first rows of a list, and a button that brings the others. @param most that stand at first */
export function useFew<T>(rows: readonly T[], most: number): readonly [shown: readonly T[], more: ReactNode] {
  const [all, setAll] = useState(false);
  const rest = rows.length - most;
  if (all || rest <= 0) return [rows, null];
  const more = (
    <More>
      <Button onClick={() => setAll(true)}>{rest} more</Button>
    </More>
  );
  return [rows.slice(0, most), more];
}
