require('@testing-library/jest-dom');

// jsdom has no layout, so nothing can scroll and no media query matches.
window.matchMedia ??= (query) => ({ matches: false, media: query, onchange: null, addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {}, dispatchEvent: () => false });
window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
