/** From here on the test's screen is so many pixels wide, as far as queries ask for that, until `jest.restoreAllMocks()`. */
export function screenOf(width: number): void {
  const limit = (query: string, name: string, none: number) => Number(new RegExp(`${name}:\\s*([\\d.]+)px`).exec(query)?.[1] ?? none);
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...{ media, onchange: null },
    matches: /(?:min|max)-width/.test(media) && width >= limit(media, 'min-width', 0) && width <= limit(media, 'max-width', Infinity),
    ...{ addEventListener: () => undefined, removeEventListener: () => undefined, dispatchEvent: () => false },
    ...{ addListener: () => undefined, removeListener: () => undefined },
  }));
}
