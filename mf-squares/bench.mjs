/** What `npm run bench` measures of this remote with the others. @type {import('../tools/bench/contests.mjs').RemoteBench} */
export default {
  boards: [{ name: 'Squares board of 100 squares, 10 entries', path: 'bbsquares/pagedata', kB: 6 }],
  // Friday of the Sweet 16 in the demo's tournament: three games are on.
  result: { name: 'Squares board of 100 claimed squares', path: 'bbsquares/pagedata', at: '2026-03-28T00:45:00Z', kB: 6, bytes: 600 },
};
