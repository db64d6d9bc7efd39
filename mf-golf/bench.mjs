/** What `npm run bench` measures of this remote with the others. @type {import('../tools/bench/contests.mjs').RemoteBench} */
export default {
  boards: [{ name: 'golf board of 12 entries and 132 golfers in round 4', path: 'golf/pagedata' }],
};
