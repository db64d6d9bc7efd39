const waiting = new Set<() => void>();

/** Is told whenever a session ends, before anybody draws what comes then. @returns a call that ends it */
export function onSessionEnd(told: () => void): () => void {
  waiting.add(told);
  return () => void waiting.delete(told);
}

export function tellSessionEnd(): void {
  for (const told of waiting) told();
}
