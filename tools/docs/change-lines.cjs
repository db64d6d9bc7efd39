/**
 * How changesets write a change log. A text stands as it was written, since the kit's begin with its words and no reader of a log asks for a
 * commit; and a package that goes on working with the kit it names has no line for a newer one.
 */
exports.getReleaseLine = async (/** @type {{ summary: string }} */ { summary }) => {
  const [first = '', ...rest] = summary.trim().split('\n');
  return [`- ${first}`, ...rest.map((line) => (line === '' ? '' : `  ${line}`))].join('\n');
};
exports.getDependencyReleaseLine = async () => '';
