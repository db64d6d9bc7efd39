/** Statements that this process has sent to its databases. */
let sent = 0;

export const noteStatement = (): void => {
  sent += 1;
};

export const statementsSent = (): number => sent;
