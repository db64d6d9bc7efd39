/** `verify-draw.mjs`, as it is handed to players: `node verify-draw.mjs draw.json` makes the draw anew without this site. */
export const VERIFY_SCRIPT = `// Makes the draw of a squares board anew: node verify-draw.mjs draw.json
// The numbers come from four things: the seed, which was sealed when the board was made; who claimed which square; the players' words;
// and final scores of games that were played after the board closed.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const draw = JSON.parse(readFileSync(process.argv[2] ?? 'draw.json', 'utf8'));
const sha256 = (data) => createHash('sha256').update(data).digest();
const hex = (text) => sha256(text).toString('hex');

function digits(key, axis) {
  const bytes = [];
  let block = 0;
  const next = () => {
    if (bytes.length === 0) bytes.push(...sha256(Buffer.concat([key, Buffer.from(':' + axis + ':' + block++)])));
    return bytes.shift();
  };
  const order = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  for (let i = 9; i > 0; i--) {
    let byte = next();
    while (byte >= 256 - (256 % (i + 1))) byte = next(); // so that no place is favoured
    const j = byte % (i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order.join(' ');
}

const sealed = hex('poolhouse-squares-seed-1\\n' + draw.board + '\\n' + draw.seed);
const claims = hex(
  draw.claims
    .sort((a, b) => a.y_pos - b.y_pos || a.x_pos - b.x_pos)
    .map((one) => one.x_pos + ',' + one.y_pos + ',' + one.entry_id)
    .join('\\n'),
);
const words = hex(
  draw.words
    .sort((a, b) => a.entry_id - b.entry_id)
    .map((one) => one.entry_id + ':' + hex(one.word))
    .join('\\n'),
);
const scores = draw.games.map((one) => one.game + '=' + one.score1 + '-' + one.score2).join(';');
const key = sha256(['poolhouse-squares-draw-1', draw.board, draw.seed, claims, words, scores].join('\\n'));
const [columns, rows] = [digits(key, 'column'), digits(key, 'row')];

const report = [
  ['The seed is the one that was sealed', sealed === draw.commit],
  ['Across ' + columns, columns === draw.columns.join(' ')],
  ['Down   ' + rows, rows === draw.rows.join(' ')],
];
console.log('claims ' + claims + '\\nwords  ' + words + '\\nscores ' + scores + '\\nkey    ' + key.toString('hex'));
for (const [what, good] of report) console.log((good ? 'yes  ' : 'NO   ') + what);
process.exitCode = report.every(([, good]) => good) ? 0 : 1;
`;
