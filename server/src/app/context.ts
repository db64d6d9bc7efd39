import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Authenticator } from '../accounts/authenticator';
import type { Clock } from '../clock/clock';
import type { Database } from '../db/database';
import type { AnswerMemory } from '../http/answer-memory';
import type { MailSite } from '../mail/mail';
import type { Pages } from '../pages/page';
import type { PushSite } from '../push/push';

/** What every room of the server is handed. */
export interface Context {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** The site's time: what contests, kick-offs and the activity log go by. In practice mode it may run ahead. */
  readonly clock: Clock;
  /** Real time, for what guards the door: device expiry and lock-outs must not move with the practice clock. */
  readonly wall: Clock;
  readonly pages: Pages;
  readonly auth: Authenticator;
  /** How mails name this site. */
  readonly mail: MailSite;
  readonly push: PushSite;
  /** The NFL's scoreboard, which may be asked for whole seasons; undefined where none is set, or time is made up. */
  readonly nflScoreboard: URL | undefined;
  /** Answers that were prepared for requests already made. */
  readonly memory: AnswerMemory;
  readonly log: FastifyBaseLogger;
}
