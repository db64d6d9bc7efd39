import { inEachZone } from '@poolhouse/shared-ui/testing';
import { dayWords } from './words.rules';

describe('words of the week', () => {
  it('writes the day of the last results as it is, whatever the zone of who looks', () => {
    expect(inEachZone(() => [dayWords('2026-11-16'), dayWords('')])).toEqual(Array.from({ length: 3 }, () => ['11/16', '']));
  });
});
