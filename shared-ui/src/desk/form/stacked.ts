/** Fields and buttons under each other. */
export const stacked = { display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' };
