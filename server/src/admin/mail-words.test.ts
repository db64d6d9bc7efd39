import { mailWords } from './mail-words';

it.each([
  [0, 'no mail goes out', 'no mail goes out'],
  [1, '1 mail on the way', '1 mail waits in the folder outbox: there is no mail server'],
  [2, '2 mails on the way', '2 mails wait in the folder outbox: there is no mail server'],
  [1200, '1,200 mails on the way', '1,200 mails wait in the folder outbox: there is no mail server'],
])('%i mails are said to go out or to wait', (n, out, waiting) => {
  expect([mailWords(n, true), mailWords(n, false)]).toEqual([out, waiting]);
});
