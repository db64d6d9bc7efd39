const waiting = new Set<() => void>();

/** Is told whenever a session ends, before anybody draws what comes then. @returns a call that ends it */
export function onSessionEnd(ended: () => void): () => void {
  waiting.add(ended);
  return () => void waiting.delete(ended);
}

export function tellSessionEnd(): void {
  for (const ended of waiting) ended();
}
