// Runs before the first paint, so that a dark-mode visitor sees no white flash. A file of its own: the page's
// Content-Security-Policy allows no inline scripts.
(function () {
  var mode;
  try {
    mode = localStorage.getItem('theme');
  } catch (_) {
    mode = null;
  }
  if (mode !== 'light' && mode !== 'dark') mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.setAttribute('data-theme', mode);
})();
