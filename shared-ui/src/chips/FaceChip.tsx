import { memo, type ReactElement } from 'react';
import { ChipFace, EmptyChip } from './ChipFace';
import { faces, type FaceName } from './result-face';

export interface FaceChipProps {
  /** null: no result yet; nothing is drawn in its place. */
  face: FaceName | null;
  /** Said instead of the usual words. '' where the text beside it says the same. */
  title?: string;
}

/** A result by its name, with its spoken text. Keeps its width where there is none. */
export const FaceChip = memo(function FaceChip({ face, title }: FaceChipProps): ReactElement {
  const spoken = title ?? (face ? faces[face].spoken : 'No result yet');
  const voice = spoken === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': spoken, title: spoken };
  return face ? <ChipFace face={faces[face]} {...voice} /> : <EmptyChip {...voice} />;
});
