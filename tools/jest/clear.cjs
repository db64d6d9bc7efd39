/** Between two files of tests that run in one: what the first has left on the page, in the storage and on the clock is gone. */
exports.clear = function clear() {
  jest.useRealTimers();
  jest.restoreAllMocks();
  if (typeof window === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
};
