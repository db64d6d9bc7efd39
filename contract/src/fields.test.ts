import { line, text } from './fields';

describe('fields', () => {
  it('takes lines in half points only', () => {
    expect(line.safeParse(-3.5).success).toBe(true);
    expect(line.safeParse(-3.25).success).toBe(false);
    expect(line.safeParse(100).success).toBe(false);
  });

  it('keeps line breaks and refuses control characters in text', () => {
    expect(text(20).safeParse('one\ntwo').success).toBe(true);
    expect(text(20).safeParse('a\u0000b').success).toBe(false);
    expect(text(3).safeParse('   ').success).toBe(false);
  });
});
