import { render, screen } from '@testing-library/react';
import { EntryName } from './EntryName';
import { LiveDot } from './LiveDot';
import { Tick } from './Tick';

const ground = (colors: string) => (render(<Tick colors={colors} />).container.firstElementChild as HTMLElement).style.background;

it('draws a team’s two colours, one twice, and grey for none', () => {
  expect(ground('#D50A0A,#34302B')).toMatch(/rgb\(213, 10, 10\).*rgb\(52, 48, 43\)|#D50A0A.*#34302B/i);
  expect(ground('#D50A0A')).toMatch(/(rgb\(213, 10, 10\)|#D50A0A).*(rgb\(213, 10, 10\)|#D50A0A)/i);
  expect(ground('red;background:url(x)')).toMatch(/(#888888|rgb\(136, 136, 136\)).*(#BBBBBB|rgb\(187, 187, 187\))/i);
});

it('shows an entry’s name as typed and marks mine', () => {
  const { container } = render(<EntryName name="<img src=x onerror=alert(1)> & Co" you />);
  expect(container).toHaveTextContent('<img src=x onerror=alert(1)> & Co YOU');
  expect(container.querySelector('img')).toBeNull();
});

it('says LIVE beside the dot, which blinks for less than five seconds', () => {
  render(<LiveDot label="4 LIVE" />);
  const [, seconds, times] =
    /([\d.]+)s ease-in-out (\S+)$/.exec(getComputedStyle(screen.getByText('4 LIVE').querySelector('i')!).animation) ?? [];
  expect(Number(seconds) * Number(times)).toBeGreaterThan(0);
  expect(Number(seconds) * Number(times)).toBeLessThan(5);
});
