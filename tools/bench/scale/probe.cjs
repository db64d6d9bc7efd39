/**
 * Loaded into a server that is measured (`node --require`): tells what the process has used since it was asked last, whenever it gets a
 * signal. Writes one line of JSON to BENCH_PROBE and renames it into place, so that a reader never sees half of it.
 */
const { renameSync, writeFileSync } = require('node:fs');
const { monitorEventLoopDelay } = require('node:perf_hooks');

const LOOK_EVERY_MS = 5;

const file = process.env.BENCH_PROBE;
const lag = monitorEventLoopDelay({ resolution: 2 });
let told = 0;
/** The longest the loop was held by this process's own work: a span in which others had the core has less CPU than it has time. */
let held = 0;

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function watch() {
  let [at, used] = [performance.now(), cpuMs()];
  setInterval(() => {
    const [now, cpu] = [performance.now(), cpuMs()];
    held = Math.max(held, Math.min(now - at - LOOK_EVERY_MS, cpu - used));
    [at, used] = [now, cpu];
  }, LOOK_EVERY_MS).unref();
}

function tell() {
  const { rss, heapUsed, external } = process.memoryUsage();
  told += 1;
  const line = JSON.stringify({
    told,
    pid: process.pid,
    cpu: cpuMs() / 1000,
    rss,
    heap: heapUsed + external,
    lag: lag.max / 1e6,
    lag99: lag.percentile(99) / 1e6,
    held,
  });
  writeFileSync(`${file}.new`, line);
  renameSync(`${file}.new`, file);
  lag.reset();
  held = 0;
}

// Looking at the loop costs CPU as long as somebody waits; who asks for CPU alone leaves it out.
if (file) {
  if (process.env.BENCH_PROBE_LOOP !== 'no') {
    lag.enable();
    watch();
  }
  process.on('SIGUSR2', tell);
  tell();
}
