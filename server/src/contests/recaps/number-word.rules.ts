import { ordinal } from '@poolhouse/contract/formats';

const WORDS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const ORDINALS = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth'];

/** 'Three' at a sentence's beginning; '12' above ten. */
export const numberWord = (n: number): string => WORDS[n] ?? String(n);

/** 'Second'; '12th' above ten. */
export const ordinalWord = (n: number): string => ORDINALS[n] ?? ordinal(n);
