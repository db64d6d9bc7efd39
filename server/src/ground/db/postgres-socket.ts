import type { Socket } from 'node:net';
import type { ClientBase } from 'pg';

/** The socket below a connection, which pg keeps to itself. */
export function socketOf(client: ClientBase): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}
