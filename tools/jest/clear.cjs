// Takes down after each test what it has drawn; loaded by the first file that draws, it would be that file's own.
if (typeof window !== 'undefined') require('@testing-library/react');

/** Between two files of tests that run in one: what the first has left on the page, in the storage, on the clock and of the server's time is gone. */
exports.clear = function clear() {
  jest.useRealTimers();
  jest.restoreAllMocks();
  if (typeof window === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  require('../../shared-ui/src/api/server-time').forgetServerTime();
};
