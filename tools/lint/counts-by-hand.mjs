import ts from 'typescript';

/** @typedef {{ line: number, says: string }} Found one sentence: its line, counted from 1, and what is wrong with it */

const PLURAL = 'a count and its word, with the verb that agrees, are written by plural of @poolhouse/contract/formats';

/** Words that end as plurals do and are none; and verbs after a name that is a number, as in 'source 1 of 3 answers'. */
const NO_PLURALS = new Set('is was has does as this its his us thus ms yours ours theirs needs answers stands pushes'.split(' '));
/** No word between a count and what is counted, as 'new' is: what follows it is counted by nothing. */
const BETWEEN = new Set(
  'of with or and not in to at as for by on it is was has does had have so a an the that which who whose this these from when than if between'.split(
    ' ',
  ),
);
/** After such a word a number is a name: 'week 1 stands'. */
const NAMED = /\b(week|pick|round|group|golfer|hole|seal|contest|course|source|slot|team|tournament of|field of) $/i;
/** What writes a number as it is: its argument may be 1. With digits, as in '1.00 wins', it is a measure. */
const WRITES = /^(formatNumber|formatPoints|String)$/;

/** @param {string} word */
const isPlural = (word) => word === 'people' || (/^[a-z-]+[^su]s$/.test(word) && !NO_PLURALS.has(word));

/** The plural that a text begins with, after two other words at most: 'more lines' of ' more lines)'. @param {string} text */
function countedIn(text) {
  const words = /^[ \u00a0]((?:[A-Za-z-]+ ){0,2}[A-Za-z-]+)/.exec(text)?.[1]?.split(' ') ?? [];
  for (const [at, word] of words.entries()) {
    if (isPlural(word)) return words.slice(0, at + 1).join(' ');
    if (BETWEEN.has(word) || /^[A-Z]{2}/.test(word)) return undefined;
  }
  return undefined;
}

/** Whether a value may be a number that `fits`; one that the compiler does not know may. @param {ts.Type} type @param {(n: number) => boolean} fits @returns {boolean} */
function mayBe(type, fits) {
  if (type.isUnion()) return type.types.some((one) => mayBe(one, fits));
  if (type.isNumberLiteral()) return fits(type.value);
  const { Any, NumberLike, BigIntLike } = ts.TypeFlags;
  return (type.flags & (Any | NumberLike | BigIntLike)) !== 0;
}
/** Neither a fixed number, as 'best 9 of 12', nor a switch that is 0 or 1. @param {ts.Type} type */
const isCount = (type) => mayBe(type, (n) => n === 1) && mayBe(type, (n) => n !== 0 && n !== 1);

/** The texts that the compiler knows a value to be. @param {ts.Type} type @returns {string[]} */
const textsOf = (type) => (type.isUnion() ? type.types.flatMap(textsOf) : type.isStringLiteral() ? [type.value] : []);

/** @param {ts.Expression} node @returns {ts.Expression} */
function writtenIn(node) {
  if (ts.isParenthesizedExpression(node)) return writtenIn(node.expression);
  if (!ts.isCallExpression(node) || node.arguments.length !== 1) return node;
  const [first] = node.arguments;
  return first && WRITES.test(node.expression.getText()) ? writtenIn(first) : node;
}

/** A text with '#' for each of its values, and for a 'one' or 'a' that it begins with. @param {ts.Expression} node @returns {string | undefined} */
function patternOf(node) {
  if (ts.isParenthesizedExpression(node)) return patternOf(node.expression);
  const text = ts.isStringLiteralLike(node)
    ? node.text
    : ts.isTemplateExpression(node)
      ? node.head.text + node.templateSpans.map(({ literal }) => `#${literal.text}`).join('')
      : undefined;
  return text?.replace(/(^| )(1|one|an?)(?= )/i, '$1#');
}

const IRREGULAR = new Map(
  Object.entries({ is: 'are', was: 'were', has: 'have', does: 'do', it: 'they', its: 'their', this: 'these', that: 'those' }),
);
/** @param {string} word @param {string} s */
const withS = (word, s) => [`${word}s`, `${word}es`, word.replace(/y$/, 'ies')].includes(s) && word !== s;
/** @param {string} one @param {string} many */
const agree = (one, many) => one === many || IRREGULAR.get(one) === many || withS(one, many) || withS(many, one);

/** Whether two texts say the same of one and of many. @param {string | undefined} one @param {string | undefined} many */
function samesaid(one, many) {
  if (one === undefined || many === undefined || one === many) return false;
  const [ones, manys] = [one, many].map((text) => text.toLowerCase().split(/[^a-z#'-]+/));
  return ones?.length === manys?.length && (ones ?? []).every((word, at) => agree(word, manys?.[at] ?? ''));
}

/** @param {ts.ConditionalExpression} node */
function toldApart(node) {
  const [one, many] = [patternOf(node.whenTrue), patternOf(node.whenFalse)];
  return samesaid(one, many) || samesaid(many, one);
}
/** Whether what is chosen stands right after the number that it goes by: `${n} ${n === 1 ? one : many}`. @param {ts.Node} node @param {ts.Expression} asked */
function followsIn({ parent }, asked) {
  if (!ts.isTemplateSpan(parent)) return false;
  const before = parent.parent.templateSpans[parent.parent.templateSpans.indexOf(parent) - 1];
  return before?.literal.text === ' ' && writtenIn(before.expression).getText() === asked.getText();
}
/** @param {ts.Expression} node */
const isPlurals = (node) => ts.isCallExpression(node) && node.expression.getText() === 'plural';

/** What is asked whether it is one. @param {ts.Expression} test */
const askedOfOne = (test) =>
  ts.isBinaryExpression(test) && /^([!=]==? 1|> 1|<= 1|< 2|>= 2)$/.test(`${test.operatorToken.getText()} ${test.right.getText()}`)
    ? test.left
    : undefined;

/**
 * Each count of a file whose word was written by hand: in a template (`${n} games`), between tags (<b>{n}</b> games), and where two texts are
 * chosen between that say the same of one and of many (n === 1 ? 'entry' : 'entries'). What may be a number, and not a fixed one, the compiler knows.
 *
 * @param {ts.SourceFile} file @param {ts.TypeChecker} checker @returns {Found[]}
 */
export function countsByHand(file, checker) {
  /** @type {Found[]} */
  const found = [];
  /** @param {ts.Node} node @param {string} says */
  const tell = (node, says) =>
    found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, says: `${says}: ${PLURAL}` });
  /** @param {ts.Expression} node */
  const counts = (node) => isCount(checker.getTypeAtLocation(writtenIn(node)));
  /** @param {ts.Node} node */
  const visit = (node) => {
    for (const [value, before, after, next] of followed(node)) {
      const texts = after === ' ' && next ? textsOf(checker.getTypeAtLocation(next)).map((text) => ` ${text}`) : [after];
      const word = NAMED.test(before) ? undefined : texts.map(countedIn).find((one) => one !== undefined);
      if (word !== undefined && counts(value)) tell(value, `'${word}' after a number that may be 1`);
      const verb = isPlurals(value) ? /^ (is|are|was|were|has|have|do|does)\b/.exec(after)?.[1] : undefined;
      if (verb) tell(value, `'${verb}' outside of its plural()`);
    }
    const asked = ts.isConditionalExpression(node) ? askedOfOne(node.condition) : undefined;
    if (asked && ts.isConditionalExpression(node) && (toldApart(node) || followsIn(node, asked)) && counts(asked))
      tell(node, 'one and many told apart');
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Values in a text, each with the text before and after it, and the next value. @param {ts.Node} node @returns {[ts.Expression, string, string, ts.Expression?][]} */
function followed(node) {
  if (ts.isTemplateExpression(node)) {
    const before = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
    return node.templateSpans.map(({ expression, literal }, at, all) => [
      expression,
      before[at]?.text ?? '',
      literal.text,
      all[at + 1]?.expression,
    ]);
  }
  if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return [];
  return node.children.flatMap((child, at, all) => {
    const [value] = ts.isJsxElement(child) && child.children.length === 1 ? child.children : [child];
    if (!value || !ts.isJsxExpression(value) || !value.expression) return [];
    return [[value.expression, drawn(all[at - 1]), drawn(all[at + 1]) + drawn(all[at + 2])]];
  });
}
/** A text between tags in one line, {' '} as well; '' for what is none. @param {ts.JsxChild | undefined} child */
const drawn = (child) =>
  child && ts.isJsxText(child)
    ? child.text.replace(/\s+/g, ' ')
    : child && ts.isJsxExpression(child) && child.expression && ts.isStringLiteralLike(child.expression)
      ? child.expression.text
      : '';
