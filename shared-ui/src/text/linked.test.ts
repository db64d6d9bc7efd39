import fc from 'fast-check';
import { linked } from './linked';

const SCRIPT = ['javascript', 'alert(1)'].join(':');

const shown = (text: string) => {
  const box = document.createElement('div');
  box.innerHTML = linked(text);
  return box;
};
const links = (text: string) => [...shown(text).querySelectorAll('a')].map((a) => a.getAttribute('href'));

describe('a text with addresses', () => {
  it.each([
    ['see https://example.org/a?b=1&c=2 now', ['https://example.org/a?b=1&c=2']],
    ['(http://example.org), and https://example.net.', ['http://example.org', 'https://example.net']],
    ['<b>https://example.org</b>', ['https://example.org']],
    [`${SCRIPT} ftp://example.org example.org`, []],
    ['https://x"onclick="alert(1)', ['https://x']],
  ])('%s', (text, addresses) => {
    expect(links(text)).toEqual(addresses);
    expect(shown(text).textContent).toBe(text.replace(/<\/?b>/g, ''));
  });

  it('shows whom it names, in text alone', () => {
    const html = linked('@Fourth & Long see https://example.org/@Rusty, @Rusty', ['Fourth & Long', 'Rusty']);
    const box = document.createElement('div');
    box.innerHTML = html;
    expect([...box.querySelectorAll('[data-name]')].map(({ textContent }) => textContent)).toEqual(['@Fourth & Long', '@Rusty']);
    expect(box.querySelector('a')!.getAttribute('href')).toBe('https://example.org/@Rusty');
  });

  it('holds nothing but emphasis and links that lead away safely, whatever is typed', () => {
    const piece = fc.constantFrom('<', '>', 'b', '<b>', '</b>', '"', "'", ' ', 'https://', 'a.example/', '&', '&lt;', SCRIPT, ' onerror=1');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const box = shown(pieces.join(''));
        for (const element of box.querySelectorAll('*')) {
          if (element.tagName !== 'A') expect([element.tagName, element.attributes.length]).toEqual(['B', 0]);
          else {
            expect([...element.attributes].map(({ name }) => name)).toEqual(['href', 'target', 'rel']);
            expect(element.getAttribute('href')).toMatch(/^https?:\/\//);
          }
        }
      }),
    );
  });
});
