/** Over what a check can show and what it cannot. */
export const PROVES = 'What this proves';
