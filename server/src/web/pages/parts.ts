import type { PageKind, Part, PartedPage } from './page';

/** Keeps the type of a part's model inside the part, so that a page can list parts of every kind. */
export const part = <P, M, O = M>(one: Part<P, M, O>): Part<P, unknown, unknown> => one;

/** Each state of such a page holds a model of its own. */
const STATES_OF_WHOLE_MODELS = 8;
const WHOLE_MODEL_BYTES = 50_000;

const adapted = new WeakMap<object, PartedPage<never>>();

/** A page of one part, for a kind that is not divided. */
export function inParts<P, M>(kind: PageKind<P, M> | PartedPage<P>): PartedPage<P> {
  if ('parts' in kind) return kind;
  let page = adapted.get(kind) as PartedPage<P> | undefined;
  if (!page) adapted.set(kind, (page = onePart(kind)));
  return page;
}

function onePart<P, M>(kind: PageKind<P, M>): PartedPage<P> {
  const whole = part<P, { model: M; at: number }>({
    name: kind.name,
    tags: (params) => kind.tags(params),
    async load(tx, params, now) {
      const { model, ...times } = await kind.load(tx, params, now);
      return { model: { model, at: now }, ...times };
    },
    own: ({ model, at }, viewer) => kind.rows(model, viewer, at),
    weigh: () => WHOLE_MODEL_BYTES,
  });
  return { name: kind.name, key: (params) => kind.key(params), parts: [whole], states: STATES_OF_WHOLE_MODELS };
}
