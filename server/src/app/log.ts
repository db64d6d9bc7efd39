import pino, { type DestinationStream, type Logger } from 'pino';

/** An error's own words and place. Not its other properties: a database error carries the values of the failed row. */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  return { type: error.name, message: error.message, code: (error as { code?: unknown }).code, stack: error.stack };
}

/** Where the lines go: added to a file, which is made with its folder, or to standard error. */
export const logDestination = (file: string | undefined): DestinationStream =>
  file === undefined ? pino.destination(2) : pino.destination({ dest: file, mkdir: true, sync: true });

/** Structured logs, one JSON line each. Whatever somebody logs by mistake, credentials are cut out. */
export function createLog(destination: DestinationStream = logDestination(undefined), level = 'info'): Logger {
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
