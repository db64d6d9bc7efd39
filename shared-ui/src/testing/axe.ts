import { act } from '@testing-library/react';
import axe from 'axe-core';

/** Fails with axe's own words when it finds something. Contrast is left out: there is no layout to measure in. */
export async function expectNoAxeFindings(element: Element): Promise<void> {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  // It takes its time, and what is on the page goes on meanwhile.
  const { violations } = await act(() => axe.run(element, { rules }));
  const findings = violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${node.html}`).join('\n')}`);
  if (findings.length > 0) throw new Error(findings.join('\n'));
}
