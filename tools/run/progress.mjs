/** @typedef {{ words: () => string, began: number }} Line */
/** What is under way; several may run beside each other. @type {Set<Line>} */
const running = new Set();
/** @type {NodeJS.Timeout | undefined} */
let timer;

const live = () => process.stdout.isTTY === true;
const secondsSince = (/** @type {number} */ began) => `${Math.round((performance.now() - began) / 1000)} s`;
const clearLine = () => live() && process.stdout.write('\r\u001b[K');

/** On a terminal all work stands in one line and counts up in place; in a log each has a line every ten seconds. */
function tell() {
  const words = [...running].map((line) => `${line.words()} … ${secondsSince(line.began)}`);
  if (live()) process.stdout.write(`\r\u001b[K${words.join(' · ')}`);
  else for (const line of words) console.log(line);
}

/**
 * Shows that long work is alive, until what it answers is called with the last words about it.
 * @param {() => string} words
 * @returns {(lastWords: string) => void}
 */
function begin(words) {
  const line = { words, began: performance.now() };
  running.add(line);
  if (live()) tell();
  else console.log(`${words()} …`);
  timer ??= setInterval(tell, live() ? 1000 : 10_000);
  return (lastWords) => {
    running.delete(line);
    clearLine();
    console.log(`${lastWords} ${secondsSince(line.began)}`);
    if (running.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * Runs one long step.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const end = begin(() => label);
  try {
    const result = await work();
    end(`${label}: done in`);
    return result;
  } catch (trouble) {
    end(`${label}: failed after`);
    throw trouble;
  }
}

/** Work of several parts, some of them beside each other: one line says how many are done, and which are under way. */
export class Parts {
  #done = 0;
  /** @type {Set<string>} */
  #now = new Set();
  /** @type {((lastWords: string) => void) | undefined} */
  #end;

  /** @param {string} label @param {number} of */
  constructor(label, of) {
    this.label = label;
    this.of = of;
  }

  /** Runs what a part takes. @param {string} part @param {() => Promise<unknown>} work */
  async run(part, work) {
    this.#now.add(part);
    this.#end ??= begin(() => `${this.label}: ${[`${this.#done} of ${this.of}`, ...this.#now].join(', ')}`);
    try {
      await work();
    } catch (trouble) {
      this.#end(`${this.label}: ${part} failed after`);
      throw trouble;
    } finally {
      this.#now.delete(part);
    }
  }

  /** One more is as it should be, whether or not it took anything. */
  count() {
    this.#done += 1;
    if (this.#done === this.of) this.#end?.(`${this.label}: ${this.of} of ${this.of} in`);
    else if (this.#end && live()) tell();
  }
}
