/** What `npm run bench` measures of this remote with the others. @type {import('../tools/bench/contests.mjs').RemoteBench} */
export default {
  boards: [{ name: 'Underdogs board of 10 entries, 10 weeks', path: 'underdogs/pagedata' }],
  onward: {
    what: 'from football to Underdogs, JavaScript',
    from: '/football',
    ready: 'h1:has-text("Week")',
    link: 'header a[href="/underdogs"]',
    then: 'h1:has-text("Underdogs")',
  },
};
