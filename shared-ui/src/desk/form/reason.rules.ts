/** As short as the server takes a reason, and as long. */
const SHORTEST = 3;
export const LONGEST_REASON = 200;

/** What is wrong with a reason; '' when nothing is. */
export const reasonFault = (text: string): string => (text.trim().length < SHORTEST ? `At least ${SHORTEST} letters` : '');
