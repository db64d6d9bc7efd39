import pino, { type DestinationStream, type Logger } from 'pino';

/** An error's own words and place. Not its other properties: a database error carries the values of the failed row. */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  return { type: error.name, message: error.message, code: (error as { code?: unknown }).code, stack: error.stack };
}

/** Structured logs, one JSON line each. Whatever somebody logs by mistake, credentials are cut out. */
export function createLog(destination: DestinationStream = pino.destination(2), level = 'info'): Logger {
  const secret = ['authorization', 'password', 'passwordHash', 'password_hash', 'device_secret', 'secret', 'token'];
  return pino(
    {
      level,
      serializers: { err: plainError },
      redact: { paths: [...secret, ...secret.map((key) => `*.${key}`), ...secret.map((key) => `*.*.${key}`)], censor: '[removed]' },
    },
    destination,
  );
}
