import DOMPurify from 'dompurify';
import fc from 'fast-check';
import { sanitize } from './sanitize';

const inBox = (html: string) => {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box;
};
const shown = (text: string) => inBox(sanitize(text));
const drawn = (html: string) => inBox(html).innerHTML;

/** The library works on a document, which here takes its time. */
const FEW = { numRuns: 30 };
const TAGS = ['b', 'i', 'em', 'strong', 'u', 's'];
/** Text and emphasis, each tag closed where it was opened. */
const { nested } = fc.letrec<{ nested: string; one: string }>((tie) => ({
  nested: fc.array(tie('one'), { maxLength: 4 }).map((parts) => parts.join('')),
  one: fc.oneof(
    { depthSize: 'xsmall', maxDepth: 3 },
    fc.constantFrom('x', '<3', 'a & b', '&lt;', '<img src=x onerror=alert(1)>', '</p>', '<!--', "it's"),
    fc.tuple(fc.constantFrom(...TAGS), tie('nested')).map(([tag, inside]) => `<${tag}>${inside}</${tag}>`),
  ),
}));
/** What the library for it makes of a text in which all but emphasis is escaped. */
const byLibrary = (text: string) =>
  DOMPurify.sanitize(
    text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/&#60;(\/?(?:b|i|em|strong|u|s))&#62;/g, '<$1>'),
    { ALLOWED_TAGS: TAGS, ALLOWED_ATTR: [] },
  );

describe('sanitize', () => {
  it('shows what people type', () => {
    for (const text of ['I <3 Buffalo & Co', 'a<b and c>d', '5 > 4 && 3 < 4', '&lt;', 'it\'s "fine"', 'a < b'])
      expect(shown(text).textContent).toBe(text);
  });

  it('lets emphasis take effect', () => {
    expect(shown('what a <b>game</b>').innerHTML).toBe('what a <b>game</b>');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<b onclick=alert(1)>x</b>',
    '<a href="javascript:alert(1)">x</a>',
    '<svg><script>1</script></svg>',
    '<b><style>*{}</style></b>',
    '<math><mtext></b><img src=1>',
  ])('runs nothing in %s', (text) => {
    const box = shown(text);
    expect([...box.querySelectorAll('*')].filter((element) => element.tagName !== 'B' || element.attributes.length > 0)).toEqual([]);
  });

  it('never yields anything but bare emphasis, whatever is typed', () => {
    const piece = fc.constantFrom('<', '>', '/', 'b', 'script', 'img', ' onerror=1', '&lt;', '<b>', '</b>', '"', '<i>', '\u0000', 'x');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        for (const element of shown(pieces.join('')).querySelectorAll('*')) {
          expect(['B', 'I', 'EM', 'STRONG', 'U', 'S']).toContain(element.tagName);
          expect(element.attributes).toHaveLength(0);
        }
      }),
    );
  });

  it('yields what DOMPurify does of emphasis that is closed, and leaves nothing else for it to take away', () => {
    fc.assert(
      fc.property(nested, (text) => expect(shown(text).innerHTML).toBe(drawn(byLibrary(text)))),
      FEW,
    );
    fc.assert(
      fc.property(fc.oneof(nested, fc.string({ unit: 'binary' })), (text) =>
        expect(shown(text).innerHTML).toBe(drawn(DOMPurify.sanitize(sanitize(text), { ALLOWED_TAGS: TAGS, ALLOWED_ATTR: [] }))),
      ),
      FEW,
    );
  });

  it('closes what was left open, so that it ends with its own text', () => {
    expect(sanitize('<b>now <i>or never')).toBe('<b>now <i>or never</i></b>');
    expect(sanitize('<b>1<i>2</b>3</i>')).toBe('<b>1<i>2</i></b>3');
    expect(sanitize('no </b>such')).toBe('no such');
  });
});
