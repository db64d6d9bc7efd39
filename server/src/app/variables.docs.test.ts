import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../ground/project-folder';
import { VARIABLES } from './config';

describe('docs/variables.md', () => {
  it('has each variable that the site reads once, contests’ own included, and no other', () => {
    const page = readFileSync(join(projectFolder(), 'docs/variables.md'), 'utf8');
    const [, site = ''] = /^## Of the site\n([^]*?)^## /m.exec(page) ?? [];
    const rows = site.split('\n').filter((line) => line.startsWith('| `'));
    const named = rows.flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
    expect(named.sort()).toEqual([...VARIABLES].sort());
  });
});
