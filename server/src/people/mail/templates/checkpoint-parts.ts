/** What the log of a contest held when a mail was written, as a signed note. */
export interface MailedCheckpoint {
  contestName: string;
  checkpoint: string;
}

/** Lines that are copied as they are, and what they are for. */
export interface Verbatim {
  says: string;
  text: string;
}

const KEEP =
  'Keep this mail: it holds what the log of the contest came to, signed by the site. Whoever changes a pick or a result of before cannot take it back from you. In a file of their own, check-contest.mjs takes these lines as a checkpoint.';

/** A checkpoint that has gone out in a mail is where the site cannot fetch it back. */
export const checkpointParts = (checkpoints: readonly MailedCheckpoint[]): Verbatim[] =>
  checkpoints.map(({ contestName, checkpoint }, n) => ({
    says: checkpoints.length === 1 ? KEEP : n === 0 ? `${KEEP} Of ${contestName}:` : `Of ${contestName}:`,
    text: checkpoint,
  }));
