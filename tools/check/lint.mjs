import { run } from '../run/command.mjs';

const lintable = /\.(ts|tsx|mjs|cjs)$/;
const cache = ['--cache', '--cache-location', '.cache/eslint/'];

/** What nobody imports, and dependencies that nobody uses; knip.json says where programs and tests begin. */
const UNUSED = ['node_modules/knip/bin/knip.js', '--no-progress', '--reporter', 'compact'];

/**
 * Walls and our own habits by ESLint; what every project asks of its code by oxlint, and what only the compiler knows of a value by oxlint as
 * well, which asks the compiler of the types' check, and of a count by tools/lint/counts.mjs; for all of the project also what nobody uses, by knip.
 * @param {string[]} [files] all of the project unless told
 * @param {{ quick?: boolean }} [options] `quick` leaves out what takes most of the time: what only the React compiler finds, and oxlint's
 * look at screens and tests of the whole product
 */
export async function lint(files, { quick = false } = {}) {
  const of = files?.filter((name) => lintable.test(name)) ?? ['.'];
  if (of.length === 0) return;
  /** @type {unknown} */
  let trouble;
  for (const words of [
    ['node_modules/eslint/bin/eslint.js', ...of, ...cache],
    ['node_modules/oxlint/bin/oxlint', '--config', '.oxlintrc.syntax.json', ...of],
    ['node_modules/oxlint/bin/oxlint', ...(quick ? ['contract', 'server'] : of)],
    ['tools/lint/counts.mjs', ...(files ? of : [])],
    ...(files ? [] : [UNUSED]),
  ])
    await run(process.execPath, words, { env: { POOLHOUSE_LINT_COMPILER: quick ? '0' : '1' } }).catch((found) => {
      if (trouble) console.error(String(trouble));
      trouble = found;
    });
  if (trouble) throw trouble;
}
