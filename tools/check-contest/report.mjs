/** What does not fit, a sentence each. */

/** What one change upsets may be a whole season: as many sentences as somebody may still look through. */
const MOST = 1000;

export class Report {
  /** @type {string[]} */
  sentences = [];
  /** How many more there are. */
  left = 0;

  /** @param {string} sentence */
  add(sentence) {
    if (this.sentences.length < MOST) this.sentences.push(sentence);
    else this.left += 1;
  }

  get fits() {
    return this.sentences.length === 0;
  }
}
