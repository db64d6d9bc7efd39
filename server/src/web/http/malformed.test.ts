import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describeSite } from '../../testing/engines';
import { testSite } from '../../testing/site';

describeSite('what is no HTTP', (engine) => {
  it.each([
    ['nonsense', 'NONSENSE\r\n\r\n', '400 Bad Request'],
    ['headers without end', `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, '431 Request Header Fields Too Large'],
  ])('%s is answered in the shape of the API, and the connection closed', async (_, bytes, status) => {
    const site = await testSite(await engine.open());
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((site.app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(bytes);
    const answer = await text(socket);
    expect(answer.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`);
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toEqual({ error: { code: 'bad_input', message: expect.any(String) } });
    await site.app.close();
  });
});
