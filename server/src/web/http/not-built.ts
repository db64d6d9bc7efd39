/** What a browser sees while the pages have not been built; the API works without them. */
export const NOT_BUILT_PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Poolhouse</title></head>
<body style="font: 16px/1.5 system-ui, sans-serif; max-width: 36rem; margin: 4rem auto; padding: 0 1rem">
<h1>Poolhouse is running</h1>
<p>Its pages have not been built yet. Run <code>npm run build</code> (or <code>npm start</code>, which does it all) and reload.</p>
</body>
</html>
`;
