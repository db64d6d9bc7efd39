/** The first 33 bits of a root as three words of a list of 2,048: what is easily said from one to another. The list is fetched for it. */
export async function threeWords(root: Uint8Array): Promise<string[]> {
  const { wordlist } = await import(/* webpackChunkName: "check-words" */ '@scure/bip39/wordlists/english');
  return wordPlaces(root).map((place) => wordlist[place] ?? '');
}

/** Three times eleven bits. */
export function wordPlaces(root: Uint8Array): number[] {
  const bits = [...root.slice(0, 5)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return [0, 11, 22].map((from) => Number.parseInt(bits.slice(from, from + 11), 2));
}
