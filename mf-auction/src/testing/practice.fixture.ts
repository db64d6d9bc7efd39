import type { PracticeData } from '../contest/auction.types';
import { aBlock, aConfig, aRoom, owners } from './rows.fixture';

export const none: PracticeData = {
  config: { data: [] },
  room: { data: [] },
  owners: { data: [] },
  block: { data: [] },
  log: { data: [] },
  sold: { data: [] },
  practice: { data: [] },
};
export const going = (over: Partial<PracticeData> = {}): PracticeData => ({
  ...none,
  config: { data: [aConfig({ lots: 16, Pot: 40 })] },
  room: { data: [aConfig({ budget: 65 })] },
  owners: { data: owners() },
  block: { data: [aBlock({ lot: 103, high: 20, next: 21 })] },
  sold: { data: [{ ...aRoom().all_teams.data[4]!, Owner: 'Rusty Oakes', owner_id: 1, Price: 40, Color: '#3F6BE8' }] },
  practice: { data: [{ ID: 1, wait: 60_000 }] },
  ...over,
});
