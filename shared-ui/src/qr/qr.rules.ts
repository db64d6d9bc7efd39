import { generate } from 'lean-qr';

export interface QrShape {
  /** Squares along one side, without the quiet zone. */
  readonly size: number;
  /** Path of the dark squares, one unit each. */
  readonly path: string;
}

/** The picture that a phone's camera reads `text` from; each run of dark squares in a row is one rectangle. */
export function qrShape(text: string): QrShape {
  const code = generate(text);
  let path = '';
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (!code.get(x, y)) continue;
      const from = x;
      while (code.get(x + 1, y)) x++;
      path += `M${from} ${y}h${x + 1 - from}v1h-${x + 1 - from}z`;
    }
  }
  return { size: code.size, path };
}
