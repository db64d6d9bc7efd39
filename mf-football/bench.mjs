/** What `npm run bench` measures of this remote with the others. @type {import('../tools/bench/contests.mjs').RemoteBench} */
export default { boards: [{ name: 'NFL wins board of 8 entries', path: 'football/footballwins_pagedata' }] };
