/** The yardstick: the same Fastify answering 20 bytes that never change. Prints its port. */
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../server/package.json', import.meta.url));
const { fastify } = require('fastify');

const app = fastify({ logger: false });
app.get('/', async () => ({ hello: 'football' }));
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
