/**
 * Ways to write a number by hand, as selectors for no-restricted-syntax: each kind of number has one formatter in contract/src/formats.ts,
 * which screens take from the kit. What a browser reads (lengths, paths) and what stands in a terminal or a file is not written for people:
 * `NO_WORDS` names those files.
 */
const say = 'Numbers are written by the formatters of @poolhouse/contract/formats (screens take them from the kit): ';
/** Inside a template that becomes a style sheet, or a prop that takes a length. */
const LENGTH = ':matches(TaggedTemplateExpression, JSXAttribute[name.name=/^(style|width|height|x|y|x1|x2|y1|y2|cx|cy|d)$/]) ';
/** @param {string} selector */
const not = (selector) => `:not(${LENGTH}${selector})`;
/** @param {string} pattern */
const text = (pattern) => `TemplateElement[value.raw=/${pattern}/]`;
/** @param {string} pattern */
const before = (pattern) => `TemplateElement[tail=false][value.raw=/${pattern}/]`;

export const numbersByHand = [
  ['CallExpression[callee.property.name=/^(toFixed|toLocaleString|toPrecision)$/]', 'formatNumber, with digits for a measure.'],
  [":matches(Identifier[name='NumberFormat'], MemberExpression[property.name='NumberFormat'])", 'formatNumber.'],
  [`TemplateLiteral > ${text('^[ \\u00a0]?%(?!%)')}:not(:first-child)${not('TemplateElement')}`, 'formatPercent, formatRate.'],
  ['JSXExpressionContainer + JSXText[value=/^\\s*%/]', 'formatPercent, formatRate.'],
  [':matches(Literal, JSXText)[value=/\\d[ \\u00a0]%/]', 'a percent sign follows its figure at once.'],
  [text('\\d[ \\u00a0]%'), 'a percent sign follows its figure at once.'],
  [`${before('\\$$')}`, 'formatMoney, formatGain.'],
  ['JSXText[value=/\\$$/]', 'formatMoney, formatGain.'],
  [':matches(ConditionalExpression, LogicalExpression) > Literal[value=/^[+\\u2212-]$/]', 'formatSigned, formatGain.'],
  [before('(^|[\\s(,])[+\\u2212]$'), 'formatSigned, formatGain.'],
  [
    'TemplateLiteral:not(:has(MemberExpression[property.name=/^team/i])) > TemplateElement:not(:first-child)[tail=false][value.raw=/^( ?[\\u2013\\u2212] ?| - )$/]',
    'formatRecord, formatRange.',
  ],
  [
    'TemplateLiteral:has(> :matches(Identifier[name=/^(score[12]?|wins|losses)$/i], MemberExpression[property.name=/^(score[12]|wins|losses)$/i])) > TemplateElement[tail=false][value.raw="-"]',
    'formatRecord.',
  ],
  ["CallExpression[callee.property.name='join'] > Literal[value=/^( ?\\u2013 ?| - )$/]", 'formatRecord.'],
  [':not(Property, JSXAttribute) > Literal[value=/^(st|nd|rd|th)$/]', 'ordinal.'],
  ["ConditionalExpression > Literal[value='T']", 'formatRank, formatPlace.'],
  [`TemplateLiteral > ${text('^(st|nd|rd|th)\\b')}:not(:first-child)`, 'ordinal.'],
].map(([selector, instead]) => ({ selector, message: say + instead }));

/** Files in which such a text is none that a person reads as a figure: a path, a key, a wire format, a terminal, and 'W - C - L'. */
export const NO_WORDS = [
  'mf-golf/src/contest/steady-order.rules.ts',
  'mf-golf/src/shots/draw.rules.ts',
  'mf-squares/src/draw/{check-draw,verify-script}.ts',
  'mf-squares/src/grid/SquaresGrid.tsx',
  'mf-ssf/src/accuracy/BySeason.tsx',
  'mf-ssf/src/charts/{MarginPicture.tsx,axis.rules.ts}',
  // The grid's foot is written as the specification writes it.
  'mf-underdogs/src/standing/tally.rules.ts',
  // What stands in a field to be edited has no separators.
  'shared-ui/src/desk/form/money.rules.ts',
  'shared-ui/src/season/chart.rules.ts',
  'shell/src/app/vitals.ts',
  'server/src/cli/**',
  'server/src/contests/bbsquares/board/{board-rows,digits.rules}.ts',
  'server/src/contests/bbsquares/board/protocol.ts',
  'server/src/contests/football/board/game-rows.ts',
  'server/src/contests/golf/demo/**',
  'server/src/contests/golf/rules/card.rules.ts',
  'server/src/sport/notices/notices.rules.ts',
  'server/src/ssf/{accuracy/backtest-tables,ratings-table,shipped-file}.ts',
  'server/src/ssf/shipped/**',
  // Headers of HTTP.
  'server/src/{releases/request-signature,web/http/forwarded}.ts',
];
