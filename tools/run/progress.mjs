/** The steps under way, each with when it began; several may run beside each other. @type {Map<string, number>} */
const running = new Map();
/** @type {NodeJS.Timeout | undefined} */
let timer;

const live = () => process.stdout.isTTY === true;
const secondsSince = (/** @type {number} */ began) => `${Math.round((performance.now() - began) / 1000)} s`;
const clearLine = () => live() && process.stdout.write('\r\u001b[K');

/** On a terminal all steps stand in one line and count up in place; in a log each has a line every ten seconds. */
function tell() {
  const words = [...running].map(([label, began]) => `${label} … ${secondsSince(began)}`);
  if (live()) process.stdout.write(`\r\u001b[K${words.join(' · ')}`);
  else for (const line of words) console.log(line);
}

/**
 * Runs one long step and shows that it is alive.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const began = performance.now();
  running.set(label, began);
  if (live()) tell();
  else console.log(`${label} …`);
  timer ??= setInterval(tell, live() ? 1000 : 10_000);
  const end = (/** @type {string} */ words) => {
    running.delete(label);
    clearLine();
    console.log(`${label}: ${words} ${secondsSince(began)}`);
    if (running.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  try {
    const result = await work();
    end('done in');
    return result;
  } catch (trouble) {
    end('failed after');
    throw trouble;
  }
}
