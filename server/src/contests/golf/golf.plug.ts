import { onlyEntryName } from '../only-entry-name';
import { definePlug } from '../plug';
import { golfConsole } from './console';
import { deskAgent } from './desk/desk.agent';
import { golfKind, pick1Kind } from './golf.kind';
import { golfRoom } from './golf.room';
import * as tournaments from './migrations/golf-001-tournaments';
import * as contests from './migrations/golf-002-contests';

export const golf = definePlug({
  ...golfKind,
  room: golfRoom,
  migrations: { 'golf-001-tournaments': tournaments, 'golf-002-contests': contests },
  settings: onlyEntryName('golf', { kind: golfKind, title: 'Golf', order: 30 }),
  console: golfConsole,
  agents: { environment: {}, make: () => [deskAgent()] },
});

export const pick1Golf = definePlug({ ...pick1Kind });
