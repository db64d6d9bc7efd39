import { sameNode } from './same-node.rules';

const press = () => undefined;
const cell = (text: string, onClick = press) => (
  <b className="a" style={{ width: 3 }} onClick={onClick}>
    {text} <i key="x">{[1, null]}</i>
  </b>
);

it.each([
  ['the same element described twice', cell('7'), cell('7'), true],
  ['another text', cell('7'), cell('8'), false],
  ['another function, of which nobody knows what it does', cell('7'), cell('7', () => undefined), false],
  ['another kind of element', <b key="1">7</b>, <i key="1">7</i>, false],
  ['another key', <b key="1">7</b>, <b key="2">7</b>, false],
  ['a field more', <b title="x" />, <b />, false],
  ['text and number', '7', 7, false],
  ['nothing and nothing', null, null, true],
  ['a list that is longer', ['a'], ['a', 'b'], false],
  ['dates, which are not plain', new Date(1), new Date(1), false],
])('%s', (_what, a, b, same) => expect(sameNode(a, b)).toBe(same));

it('ends with what refers to itself', () => {
  const a: Record<string, unknown> = {};
  a.self = a;
  const b: Record<string, unknown> = {};
  b.self = b;
  expect(sameNode(a, b)).toBe(false);
});
