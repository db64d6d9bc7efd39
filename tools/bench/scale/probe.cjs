/**
 * Loaded into a server that is measured (`node --require`): tells what the process has used since it was asked last, whenever it gets a
 * signal. Writes one line of JSON to BENCH_PROBE and renames it into place, so that a reader never sees half of it.
 */
const { renameSync, writeFileSync } = require('node:fs');
const { monitorEventLoopDelay } = require('node:perf_hooks');

const file = process.env.BENCH_PROBE;
const lag = monitorEventLoopDelay({ resolution: 2 });
let told = 0;

function tell() {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  const cpu = (user + system) / 1e6;
  told += 1;
  const line = JSON.stringify({
    told,
    pid: process.pid,
    cpu,
    rss,
    heap: heapUsed + external,
    lag: lag.max / 1e6,
    lag99: lag.percentile(99) / 1e6,
  });
  writeFileSync(`${file}.new`, line);
  renameSync(`${file}.new`, file);
  lag.reset();
}

if (file) {
  lag.enable();
  process.on('SIGUSR2', tell);
  tell();
}
