import { VIEW, type Marker } from './draw.rules';

/** A length beside its marker, in the drawing's units. */
export interface Tag {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly text: string;
}

export const TAG = { height: 20, letter: 7, inside: 12 } as const;
/** A marker is 10 in radius, with a line round it. */
const MARKER = 11;
/** From a marker's middle to its tag. */
const BESIDE = 14;

/** Where a tag of this width may stand by its marker, the best place first. */
function placesOf({ x, y }: Marker, width: number): { left: number; top: number }[] {
  const [right, left, middle] = [x + BESIDE, x - width - BESIDE, x - width / 2];
  const half = TAG.height / 2;
  return [
    { left: right, top: y - half },
    { left, top: y - half },
    { left: middle, top: y - BESIDE - TAG.height },
    { left: middle, top: y + BESIDE },
    { left: right, top: y - TAG.height - half },
    { left: right, top: y + half },
    { left, top: y - TAG.height - half },
    { left, top: y + half },
  ];
}

/** Lengths of strokes, each where it covers no marker and no other length; the right side, or the left at the edge, where there is no such place. */
export function tagsOf(markers: readonly Marker[]): Tag[] {
  const tags: Tag[] = [];
  for (const marker of markers.filter(({ length }) => length !== '')) {
    const width = TAG.inside + marker.length.length * TAG.letter;
    const places = placesOf(marker, width).filter(({ left }) => left >= 2 && left + width <= VIEW.width - 2);
    const free = places.find((place) => !covers({ ...place, width, text: '' }, markers, tags));
    const place = free ?? places[0];
    if (place) tags.push({ ...place, width, text: marker.length });
  }
  return tags;
}

function covers({ left, top, width }: Tag, markers: readonly Marker[], tags: readonly Tag[]): boolean {
  const outside = top < 2 || top + TAG.height > VIEW.height - 2;
  const far = (at: number, from: number, to: number) => Math.max(from - at, 0, at - to);
  const onMarker = markers.some(({ x, y }) => Math.hypot(far(x, left, left + width), far(y, top, top + TAG.height)) < MARKER);
  const onTag = tags.some(
    (one) => left < one.left + one.width && one.left < left + width && top < one.top + TAG.height && one.top < top + TAG.height,
  );
  return outside || onMarker || onTag;
}
