/** Runs what nobody waits for, after the page has come and while it is at rest. */
export function whenIdle(work: () => void): void {
  const rest = () => ('requestIdleCallback' in window ? void window.requestIdleCallback(work) : void setTimeout(work, 2000));
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
}
