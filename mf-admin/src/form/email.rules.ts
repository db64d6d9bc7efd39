/** What is wrong with an address before the server is asked; '' when nothing is. */
export const emailFault = (typed: string): string => (typed.trim() === '' ? 'An address is needed' : '');
