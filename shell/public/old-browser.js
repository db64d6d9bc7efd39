// Says so where the browser is too old, instead of a page that stays empty. It stands before all scripts that would fail there, so it is
// written in what every browser reads, and asks for the newest of what the site needs. Which browsers have that: "browserslist" in
// package.json, and tools/webpack/supported.test.mjs.
(function () {
  var css = window.CSS && CSS.supports;
  if (
    Array.prototype.toReversed &&
    Object.hasOwn &&
    window.AbortSignal &&
    AbortSignal.timeout &&
    css &&
    CSS.supports('selector(:has(a))') &&
    CSS.supports('color', 'color-mix(in srgb, red, blue)')
  )
    return;
  var root = document.getElementById('root');
  // The site's own script finds no place, and draws nothing.
  root.id = 'too-old';
  root.innerHTML = '';
  root.appendChild(document.getElementById('old-browser')).hidden = false;
})();
