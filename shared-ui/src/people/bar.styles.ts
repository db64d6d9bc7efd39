/** The bar in a person's color at the lower edge of a cell that stands positioned, and has their color in `--ph-person`. */
export const personBar = `
  content: '';
  position: absolute;
  inset: auto 3px 2px;
  height: 3px;
  border-radius: 2px;
  background: var(--ph-person);
`;
