import type { Socket } from 'node:net';

const KINDS: Readonly<Record<string, readonly [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
};

/** Answers what is no HTTP in the API's own shape, and closes the connection; there is no request that a route could be asked for. */
export function answerMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message] = KINDS[error.code ?? ''] ?? ['400 Bad Request', 'The request could not be understood.'];
  const body = JSON.stringify({ error: { message, code: 'bad_input' } });
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nContent-Type: application/json; charset=utf-8\r\nConnection: close\r\n\r\n${body}`,
    );
  socket.destroySoon();
}
