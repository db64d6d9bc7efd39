import { z } from 'zod';

/** Schemas that hold others in a way that nothing below knows; a call that needs one of them says here how it is made strict. */
const UNKNOWN_HOLDERS: ReadonlySet<string> = new Set(['intersection', 'lazy', 'tuple', 'map', 'set', 'promise', 'function']);

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly catchall?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
}

/**
 * A schema of input as it was written, but for its objects, however deep: each refuses fields that it does not name. An object that is
 * loose by its own word stays so; checks, defaults and descriptions stay as they are.
 */
export function strictly<T extends z.ZodType>(schema: T): T {
  const old = schema.def as unknown as Definition;
  if (UNKNOWN_HOLDERS.has(old.type)) throw new Error(`A ${old.type} in a call’s input cannot be made to refuse what it does not know.`);
  const parts = strictParts(old);
  if (old.type === 'object') return changed(schema, { ...parts, catchall: old.catchall ?? z.never() });
  return Object.keys(parts).length === 0 ? schema : changed(schema, parts);
}

/** The parts of a schema that have become others. */
function strictParts({ shape, innerType, element, valueType, options, in: from, out }: Definition): Partial<Definition> {
  const parts = Object.entries({ innerType, element, valueType, in: from, out }).flatMap(([name, part]) => {
    const strict = part && strictly(part);
    return strict === part ? [] : [[name, strict] as const];
  });
  const strictOptions = options?.map((one) => strictly(one));
  return {
    ...(Object.fromEntries(parts) as Partial<Definition>),
    ...(shape && { shape: Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, strictly(part)])) }),
    ...(strictOptions?.some((one, index) => one !== options?.[index]) && { options: strictOptions }),
  };
}

/** The same kind of schema with other parts; what it makes anew for each input, such as a default, goes on doing so. */
function changed<T extends z.ZodType>(schema: T, parts: Partial<Definition>): T {
  const def = Object.defineProperties({}, Object.getOwnPropertyDescriptors(schema.def)) as Record<string, unknown>;
  for (const [name, value] of Object.entries(parts)) Object.defineProperty(def, name, { value, enumerable: true });
  return schema.clone(def as unknown as T['_zod']['def'], { parent: true });
}
