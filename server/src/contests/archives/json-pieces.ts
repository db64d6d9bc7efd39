/** Objects so deep in each other are told apart; what is in the last ones comes whole. */
const DEEP = 3;

/** The JSON text of a value a piece at a time: of a long list each element by itself, so that no text of all of it is ever made. */
export function* jsonPieces(value: unknown, deep = DEEP): Generator<string> {
  if (Array.isArray(value)) yield* listed(value);
  else if (typeof value === 'object' && value !== null && deep > 0) yield* named(value, deep - 1);
  else yield JSON.stringify(value) ?? 'null';
}

function* listed(all: readonly unknown[]): Generator<string> {
  yield '[';
  for (const [n, one] of all.entries()) yield `${n === 0 ? '' : ','}\n${JSON.stringify(one) ?? 'null'}`;
  yield ']';
}

function* named(parts: object, deep: number): Generator<string> {
  let before = '{';
  for (const [name, part] of Object.entries(parts) as [string, unknown][]) {
    if (part === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    yield* jsonPieces(part, deep);
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}
