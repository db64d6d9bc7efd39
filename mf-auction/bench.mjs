/** What `npm run bench` measures of this remote with the others. @type {import('../tools/bench/contests.mjs').RemoteBench} */
export default {
  boards: [
    { name: 'Auction bracket of 8 owners, 64 teams', path: 'bbauction/pagedata' },
    { name: 'Live auction of 8 owners, 64 teams', path: 'bbauction/auction_data' },
  ],
};
