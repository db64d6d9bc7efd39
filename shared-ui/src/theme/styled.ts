import { css } from '@emotion/react';
import emotion, { type CreateStyled } from '@emotion/styled';

type Create = (...styles: unknown[]) => unknown;

const isTemplate = (part: unknown): part is TemplateStringsArray => Array.isArray(part) && 'raw' in part;

/** A template without functions is the same text for every draw, so it is put together and hashed here, once. */
const once =
  (create: Create): Create =>
  (...styles) => {
    const [template, ...values] = styles;
    return isTemplate(template) && values.every((value) => typeof value !== 'function')
      ? create(css(template, ...(values as Parameters<typeof css>)))
      : create(...styles);
  };

/**
 * Emotion's `styled`, which joins and hashes the text of a component's styles at each draw of it, also where nothing in it can change.
 * A board draws hundreds of such components for a score.
 */
export const styled: CreateStyled = new Proxy(emotion, {
  apply: (target, self, args) => once(Reflect.apply(target, self, args) as Create),
  get: (target, tag, receiver) => {
    const create: unknown = Reflect.get(target, tag, receiver);
    return typeof create === 'function' ? once(create as Create) : create;
  },
});
