import { isPopup, openPopup } from './popup';

const other = { focus: jest.fn() };
let open: jest.SpiedFunction<typeof window.open>;
beforeEach(() => {
  open = jest.spyOn(window, 'open').mockReturnValue(other as unknown as Window);
});
afterEach(() => {
  open.mockRestore();
  window.name = '';
});

it('opens a window of the size, brings it to the front, and knows itself in there', () => {
  expect(openPopup('/golf/shotdetails?golfer=7', { width: 840, height: 2000 })).toBe(true);
  expect(open).toHaveBeenCalledWith('/golf/shotdetails?golfer=7', expect.any(String), 'popup,width=840,height=2000');
  expect(other.focus).toHaveBeenCalled();
  expect(isPopup()).toBe(false);
  window.name = String(open.mock.calls[0]?.[1]);
  expect(isPopup()).toBe(true);
});

it('gives each screen one window, whatever it shows', () => {
  for (const path of ['/golf/shotdetails?golfer=7', '/golf/shotdetails?golfer=8', '/golf/stats'])
    openPopup(path, { width: 840, height: 600 });
  const names = open.mock.calls.map(([, name]) => name);
  expect(names[0]).toBe(names[1]);
  expect(names[2]).not.toBe(names[0]);
});

it('says where the browser allows none', () => {
  open.mockReturnValue(null);
  expect(openPopup('/golf', { width: 1, height: 1 })).toBe(false);
});
