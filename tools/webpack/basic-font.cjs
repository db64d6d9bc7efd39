/**
 * Webpack loader of `font.woff2?basic`: the characters of shared-ui/src/theme/basic-range.json alone, which nearly every page does with,
 * with kerning and figures of one width, and without hints for screens of low resolution.
 */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const subset = require('subset-font');

const RANGE = join(__dirname, '../../shared-ui/src/theme/basic-range.json');

/** The characters of a CSS unicode-range: 'U+20-7E, U+A0'. */
function charactersOf(range) {
  return range
    .split(',')
    .flatMap((part) => {
      const [first, last = first] = part
        .trim()
        .replace('U+', '')
        .split('-')
        .map((digits) => parseInt(digits, 16));
      return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
    })
    .join('');
}

module.exports = function basicFont(font) {
  this.addDependency(RANGE);
  const done = this.async();
  const { basic } = JSON.parse(readFileSync(RANGE, 'utf8'));
  subset(font, charactersOf(basic), { targetFormat: 'woff2', keepFeatures: ['kern', 'tnum'], noHinting: true }).then(
    (small) => done(null, small),
    done,
  );
};
module.exports.raw = true;
