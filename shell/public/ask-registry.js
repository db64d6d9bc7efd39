// Asks which versions of the remotes are live while the shell's own script is still on its way; the shell takes the answer over
// when it asks for the same player. A file of its own: the page's Content-Security-Policy allows no inline scripts.
(function () {
  var headers = {};
  try {
    var player = JSON.parse(localStorage.getItem('auth') || 'null');
    var secret = localStorage.getItem('auth2');
    if (player && player.username && secret)
      headers.authorization = 'Basic ' + btoa(String.fromCharCode.apply(null, new TextEncoder().encode(player.username + ':' + secret)));
  } catch (_) {
    headers = {};
  }
  var answer = fetch('/registry.json', { headers: headers, credentials: 'omit', signal: AbortSignal.timeout(10000) });
  answer.catch(function () {});
  window.poolhouseRegistry = { authorization: headers.authorization, answer: answer };
})();
