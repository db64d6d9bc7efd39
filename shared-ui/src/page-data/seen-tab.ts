/**
 * Tells at once, and again when it changes, whether the tab is looked at: false once it has been hidden for `forMs`. A tab that nobody looks
 * at lets go of its stream: a browser has six connections to a site. Answers what ends it.
 */
export function watchSeenTab(forMs: number, tell: (seen: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(() => tell(false), forMs);
    else tell(true);
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
