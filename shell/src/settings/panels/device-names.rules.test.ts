import type { DeviceRow } from '@poolhouse/contract';
import { deviceNames } from './device-names.rules';

const device = (id: number, label: string, created: string, application = ''): DeviceRow => ({
  ...{ id, label, application, created, last_used: created, this_device: 0 },
});

test('devices that are called alike are numbered as they signed in, whatever was used last', () => {
  const names = deviceNames([
    device(4, 'Chrome on Linux', '2026-11-03T10:00:00Z'),
    device(2, 'Safari on iPhone', '2026-11-02T10:00:00Z'),
    device(1, 'Chrome on Linux', '2026-11-01T10:00:00Z'),
    device(5, 'Chrome on Linux', '2026-11-04T10:00:00Z'),
  ]);
  expect([1, 4, 5, 2].map((id) => names.get(id))).toEqual([
    'Chrome on Linux',
    'Chrome on Linux (2)',
    'Chrome on Linux (3)',
    'Safari on iPhone',
  ]);
});

test('without a label an app stands for its device', () => {
  const names = deviceNames([device(1, '', '2026-11-01T10:00:00Z', 'scripts'), device(2, '', '2026-11-01T10:00:00Z')]);
  expect([...names.values()]).toEqual(['scripts', 'A device without a name']);
});
