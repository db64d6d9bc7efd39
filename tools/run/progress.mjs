/**
 * Runs one long step and shows that it is alive: on a terminal the seconds count up in place, in a log one line comes
 * every ten seconds.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const began = performance.now();
  const seconds = () => `${Math.round((performance.now() - began) / 1000)} s`;
  const live = process.stdout.isTTY;
  if (!live) console.log(`${label} …`);
  const timer = setInterval(
    () => (live ? process.stdout.write(`\r${label} … ${seconds()} `) : console.log(`${label} … ${seconds()}`)),
    live ? 1000 : 10_000,
  );
  if (live) process.stdout.write(`${label} … `);
  try {
    const result = await work();
    console.log(live ? `\r${label}: done in ${seconds()}   ` : `${label}: done in ${seconds()}`);
    return result;
  } catch (trouble) {
    console.log(live ? `\r${label}: failed after ${seconds()}   ` : `${label}: failed after ${seconds()}`);
    throw trouble;
  } finally {
    clearInterval(timer);
  }
}
