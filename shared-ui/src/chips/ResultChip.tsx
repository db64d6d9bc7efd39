import { memo, type ReactElement } from 'react';
import { FaceChip } from './FaceChip';
import { faceOf } from './result-face';

export interface ResultChipProps {
  /** 1 win, 0 loss, -1 currently winning, -2 currently losing, 3 picked; anything else shows nothing. */
  result: number | null;
  /** The loss is a push, or the pick is pushing now. */
  push?: boolean | 0 | 1;
  /** Said instead of the usual words. '' where the text beside it says the same. */
  title?: string;
}

/** A football pick's result in 20 by 20 pixels. */
export const ResultChip = memo(function ResultChip({ result, push, title }: ResultChipProps): ReactElement {
  return <FaceChip face={faceOf(result, Boolean(push))} {...(title === undefined ? {} : { title })} />;
});
