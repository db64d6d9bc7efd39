/** What `npm run bench` measures of this remote with the others. @type {import('../tools/bench/contests.mjs').RemoteBench} */
export default {
  boards: [{ name: 'Squares board of 100 squares, 10 entries', path: 'bbsquares/pagedata', kB: 6 }],
};
