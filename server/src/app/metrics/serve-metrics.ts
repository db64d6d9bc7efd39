import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { onWait } from '../../ground/db/waits';
import { meters, type Measured } from './meters';

export interface MetricsPlace {
  /** 0 leaves it to the machine. */
  port: number;
  host: string;
}

/** `GET /metrics` in Prometheus' text form, on a port of its own. Answers where it is, and what ends it. */
export async function serveMetrics(
  site: Measured,
  { port, host }: MetricsPlace,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): Promise<{ url: string; stop(): Promise<void> }> {
  // Fetched here alone: a site that is not measured does not carry it.
  const prom = await import('prom-client');
  const register = new prom.Registry();
  meters(prom, register, site);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') return void response.writeHead(404).end();
    register.metrics().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        log.warn({ err: error }, 'What is measured could not be told.');
        response.writeHead(503, { 'content-type': 'text/plain' }).end('The database cannot be asked.\n');
      },
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}/metrics`;
  log.info({ url }, 'Metrics.');
  return {
    url,
    async stop() {
      onWait(undefined);
      register.clear();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
