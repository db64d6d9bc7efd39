import type { DataOf } from '@poolhouse/contract';
import { media, token } from '@poolhouse/shared-ui';
import { Box, typeSx } from '@poolhouse/shared-ui/desk';
import { regionTitle } from './field.rules';

const regionsSx = {
  display: 'grid',
  gap: '14px 20px',
  padding: '4px 14px 14px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  [media.phone]: { paddingInline: '16px' },
  '& h3': { ...typeSx.head, margin: 0, padding: '6px 0', color: token.ink2, borderBottom: `1px solid ${token.line2}` },
  '& dl': { ...typeSx.cell, display: 'grid', gridTemplateColumns: '26px minmax(0, 1fr)', margin: 0 },
  '& dt, & dd': { margin: 0, padding: '4px 0', borderBottom: `1px solid ${token.line}`, overflowWrap: 'anywhere' },
  '& dt': { color: token.ink2 },
  '& small': { ...typeSx.note, color: token.ink2 },
};

type Row = DataOf<'POST ad/tournament_field'>['field']['data'][number];

/** Who stands where, region by region. */
export function FieldLists({ rows, regions }: { rows: readonly Row[]; regions: readonly string[] }) {
  if (rows.length === 0) return null;
  return (
    <Box sx={regionsSx}>
      {regions.map((region) => (
        <section key={region} aria-label={regionTitle(region)}>
          <h3>{regionTitle(region)}</h3>
          <dl>
            {rows
              .filter((row) => row.region === region)
              .map((row) => [
                <dt key={`${row.ID} seed`}>{row.seed}</dt>,
                <dd key={row.ID}>
                  {row.teams.length === 0 ? '–' : row.teams.join(' / ')} {row.is_new === 1 && <small>new here</small>}
                </dd>,
              ])}
          </dl>
        </section>
      ))}
    </Box>
  );
}
