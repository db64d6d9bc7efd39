/**
 * Ways to put a list of words together by hand, as selectors for no-restricted-syntax: where a list has commas, and what stands before its last,
 * is a matter of language, and contract/src/formats.ts says it once (docs/decisions/0180).
 */
const say = 'Lists are written by the formatters of @poolhouse/contract/formats (screens take them from the kit): ';

export const listsByHand = [
  ["CallExpression[callee.property.name='join'] > Literal[value=', ']", 'formatList; formatAnd, formatOr before the last.'],
  ["CallExpression[callee.property.name='join'] > Literal[value=/^,? and $/]", 'formatAnd.'],
  ["CallExpression[callee.property.name='join'] > Literal[value=/^,? or $/]", 'formatOr.'],
  [
    "TemplateLiteral > CallExpression[callee.property.name='at'] > UnaryExpression[operator='-']",
    'the last of a list is written by formatAnd, formatOr.',
  ],
  [":matches(Identifier[name='ListFormat'], MemberExpression[property.name='ListFormat'])", 'formatList, formatAnd, formatOr.'],
].map(([selector, instead]) => ({ selector, message: say + instead }));
