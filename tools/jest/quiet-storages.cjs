const { AsyncLocalStorage } = require('node:async_hooks');

/**
 * What carries a value along with asynchronous work is told of every promise of the process until it is switched off, and each file of tests
 * loads its own: after thirty files they took a twentieth of the time. Those that a file has used are switched off after it.
 */
const used = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function remembered(...words) {
  used.add(this);
  return run.apply(this, words);
};
afterAll(() => {
  AsyncLocalStorage.prototype.run = run;
  for (const storage of used) storage.disable();
});
