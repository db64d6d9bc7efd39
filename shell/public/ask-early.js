// Asks for what the page will need first while the shell's own script is still on its way: the scripts of this visit, and for a player who
// is signed in on this device which versions of the remotes are live, the sign-in, and the data that the page at this address reads first:
// as it did at the last visit, else as its remote says. Whoever makes the same call takes the answer over. A file of its own: the page's
// Content-Security-Policy allows no inline scripts.
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

  var calls = {};
  function ask(method, url, body, authorization) {
    var name = method + ' ' + url + ' ' + (body || '');
    // Nobody has taken it over yet.
    if (calls[name] && Date.now() - calls[name].sentAt < 15000) return;
    var headers = { accept: 'application/json;own=apart', 'x-application-id': 'poolhouse-web' };
    if (body) headers['content-type'] = 'application/json';
    if (authorization) headers.authorization = authorization;
    var call = fetch(url, {
      method: method,
      headers: headers,
      body: body,
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(15000),
    }).then(function (answer) {
      // Read at once: until then it would hold one of the six connections that a browser has to a site.
      return answer.text().then(function (text) {
        return new Response(text, { status: answer.status, headers: answer.headers });
      });
    });
    call.catch(function () {});
    calls[name] = { answer: call, sentAt: Date.now(), authorization: authorization };
  }
  function isRead(url) {
    return /^\/api\/v1\/[\w/]+(\?[\w=&%.+-]*)?$/.test(url);
  }
  function number(text) {
    return /^[1-9]\d{0,14}$/.test(text || '') ? text : '';
  }
  // The address of a read that a remote states (contract, RemoteRoute.reads); empty where the address asks for what the read does not know.
  function addressOf(read, search) {
    var params = new URLSearchParams(search);
    var cut = (read + '?').indexOf('?');
    var known = {};
    var query = [];
    read
      .slice(cut + 1)
      .split('&')
      .filter(Boolean)
      .forEach(function (field) {
        var name = field.split('=')[0];
        var value = field.split('=')[1];
        if (value[0] === '{')
          value = value
            .slice(1, -1)
            .split('|')
            .reduce(function (found, from) {
              if (/^\d/.test(from)) return found || from;
              if (from[0] !== ':') return found || number(localStorage.getItem(from));
              known[from.slice(1)] = true;
              return found || number(params.get(from.slice(1)));
            }, '');
        if (value) query.push(name + '=' + value);
      });
    var strange = Array.from(params.keys()).some(function (name) {
      return !known[name];
    });
    return strange ? '' : '/api/v1/' + read.slice(0, cut) + (query.length ? '?' + query.join('&') : '');
  }
  function askReads(reads, search, authorization) {
    (reads || []).slice(0, 2).forEach(function (read) {
      var url = addressOf(read, search);
      if (isRead(url)) ask('GET', url, undefined, authorization);
    });
  }
  window.poolhouseEarly = { calls: calls, askReads: askReads };

  fetchPart(authorization || path === '/setpassword' || path === '/join' ? 'site' : 'door');
  if (!authorization) return;

  var registry = fetch('/registry.json', {
    headers: { authorization: authorization },
    credentials: 'omit',
    signal: AbortSignal.timeout(10000),
  });
  window.poolhouseRegistry = { authorization: authorization, answer: registry };

  ask('POST', '/api/v1/na/signin', JSON.stringify({ username: player.username, password: secret }));
  reads = (Array.isArray(reads) ? reads : []).slice(0, 2).filter(isRead);
  reads.forEach(function (url) {
    ask('GET', url, undefined, authorization);
  });

  if (path === '/' || path === '/index.html') return fetchPart('home');
  // Nothing of a remote runs by this: its scripts are fetched once the shell has checked the list's signature.
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
          if (!reads.length) askReads(route.reads, location.search, authorization);
        });
      });
    })
    .catch(function () {});
})();
