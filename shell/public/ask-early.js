// Asks for what the page will need first while the shell's own script is still on its way: the scripts of this visit, and for a player who
// is signed in on this device which versions of the remotes are live, the sign-in, and the data that the page at this address reads first.
// Whoever makes the same call takes the answer over. A file of its own: the page's Content-Security-Policy allows no inline scripts.
(function () {
  var parts = JSON.parse(document.currentScript.getAttribute('data-parts') || '{}');
  var path = location.pathname;
  var fetched = {};
  var player, secret, authorization, reads;
  try {
    player = JSON.parse(localStorage.getItem('auth') || 'null');
    secret = localStorage.getItem('auth2');
    if (player && player.username && secret)
      authorization = 'Basic ' + btoa(String.fromCharCode.apply(null, new TextEncoder().encode(player.username + ':' + secret)));
    reads = JSON.parse(localStorage.getItem('first') || '{}')[path + location.search];
  } catch (_) {
    reads = [];
  }

  function fetchScript(href) {
    if (fetched[href]) return;
    fetched[href] = true;
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = href;
    // A failed preload that stays in the page would answer every later request for the script as well.
    link.onerror = function () {
      link.remove();
    };
    document.head.append(link);
  }
  function fetchPart(name) {
    (parts[name] || []).forEach(function (file) {
      fetchScript(file);
    });
  }
  fetchPart(authorization || path === '/setpassword' || path === '/join' ? 'site' : 'door');
  if (!authorization) return;

  var registry = fetch('/registry.json', {
    headers: { authorization: authorization },
    credentials: 'omit',
    signal: AbortSignal.timeout(10000),
  });
  window.poolhouseRegistry = { authorization: authorization, answer: registry };

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

  if (path === '/' || path === '/index.html') return fetchPart('home');
  // Of the shell's own scripts alone: a remote's are fetched once the shell has checked the list's signature.
  registry
    .then(function (answer) {
      return answer.ok ? answer.clone().json() : { payload: '{"remotes":[]}' };
    })
    .then(function (signed) {
      JSON.parse(signed.payload).remotes.forEach(function (remote) {
        remote.routes.forEach(function (route) {
          if ('/' + route.path !== path) return;
          fetchPart('federation');
          (route.shared || []).forEach(fetchPart);
        });
      });
    })
    .catch(function () {});
})();
