import { ListOrdered, Scale } from 'lucide-react';

const icon = { size: 22, 'aria-hidden': true };

/** The two screens, in the order of their tabs. */
export const sections = [
  { to: '/ssf', label: 'Games', end: true, icon: <ListOrdered {...icon} /> },
  { to: '/ssf/accuracy', label: 'How good is it', icon: <Scale {...icon} /> },
];
