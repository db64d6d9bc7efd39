const { format } = require('node:util');

/**
 * A warning that nobody expects fails the test that caused it, so that a green run has none to wade through. A test that expects one
 * replaces the method: jest.spyOn(console, 'error').mockImplementation(…).
 */
const said = [];
for (const level of ['error', 'warn']) {
  console[level] = (...words) => {
    said.push(`console.${level}: ${format(...words)}\n${new Error().stack.split('\n').slice(2, 6).join('\n')}`);
  };
}

afterEach(() => {
  const all = said.splice(0);
  if (all.length > 0) throw new Error(`The test caused warnings that it does not expect:\n${all.join('\n')}`);
});
