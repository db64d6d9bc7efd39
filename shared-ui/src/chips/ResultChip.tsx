import type { ReactElement } from 'react';
import { ChipFace, EmptyChip } from './ChipFace';
import { faceOf } from './result-face';

export interface ResultChipProps {
  /** 1 win, 0 loss, -1 currently winning, -2 currently losing, 3 picked; anything else shows nothing. */
  result: number | null;
  /** The loss is a push, or the pick is pushing now. */
  push?: boolean | 0 | 1;
  /** Said instead of the usual words. '' where the text beside it says the same. */
  title?: string;
}

/** A pick's result in 20 by 20 pixels, with its spoken text. Keeps its width where there is none. */
export function ResultChip({ result, push, title }: ResultChipProps): ReactElement {
  const face = faceOf(result, Boolean(push));
  const spoken = title ?? face?.spoken ?? 'No result yet';
  const voice = spoken === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': spoken, title: spoken };
  return face ? <ChipFace face={face} {...voice} /> : <EmptyChip {...voice} />;
}
