import type { ResultNote } from '@poolhouse/shared-ui/board';
import { FormResult } from '@poolhouse/shared-ui/desk';
import { Block } from './Block';

/** What came of a press in a list, below the list; nothing until something did. */
export function ResultBlock({ result }: { result: ResultNote | null }) {
  if (!result) return null;
  return (
    <Block>
      <FormResult result={result} />
    </Block>
  );
}
