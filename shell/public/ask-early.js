// Asks for what the page will need first while the shell's own script is still on its way: which versions of the remotes are live, and for
// a player who is signed in on this device the sign-in and what was read at this address the last time. Whoever makes the same call takes
// the answer over. A file of its own: the page's Content-Security-Policy allows no inline scripts.
(function () {
  var player, secret, authorization, reads;
  try {
    player = JSON.parse(localStorage.getItem('auth') || 'null');
    secret = localStorage.getItem('auth2');
    if (player && player.username && secret)
      authorization = 'Basic ' + btoa(String.fromCharCode.apply(null, new TextEncoder().encode(player.username + ':' + secret)));
    reads = JSON.parse(localStorage.getItem('first') || '{}')[location.pathname + location.search];
  } catch (_) {
    reads = [];
  }
  var answer = fetch('/registry.json', {
    headers: authorization ? { authorization: authorization } : {},
    credentials: 'omit',
    signal: AbortSignal.timeout(10000),
  });
  answer.catch(function () {});
  window.poolhouseRegistry = { authorization: authorization, answer: answer };
  if (!authorization) return;

  var calls = {};
  function ask(method, url, body) {
    var headers = { accept: 'application/json', 'x-application-id': 'poolhouse-web' };
    if (body) headers['content-type'] = 'application/json';
    else headers.authorization = authorization;
    var call = fetch(url, {
      method: method,
      headers: headers,
      body: body,
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(15000),
    });
    call.catch(function () {});
    calls[method + ' ' + url + ' ' + (body || '')] = { answer: call, sentAt: Date.now() };
  }
  ask('POST', '/api/v1/na/signin', JSON.stringify({ username: player.username, password: secret }));
  (Array.isArray(reads) ? reads : []).slice(0, 2).forEach(function (url) {
    if (/^\/api\/v1\/[\w/]+(\?[\w=&%.+-]*)?$/.test(url)) ask('GET', url);
  });
  window.poolhouseEarly = { authorization: authorization, calls: calls };
})();
