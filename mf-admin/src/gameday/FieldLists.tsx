import { media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import type { DataOf } from '@poolhouse/contract';
import { regionTitle } from './field.rules';

const Regions = styled.div`
  display: grid;
  gap: 14px 20px;
  padding: 4px 14px 14px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  ${media.phone} {
    padding-inline: 16px;
  }
  h3 {
    ${type.head};
    margin: 0;
    padding: 6px 0;
    color: ${token.ink2};
    border-bottom: 1px solid ${token.line2};
  }
  dl {
    ${type.cell};
    display: grid;
    grid-template-columns: 26px minmax(0, 1fr);
    margin: 0;
  }
  dt,
  dd {
    margin: 0;
    padding: 4px 0;
    border-bottom: 1px solid ${token.line};
    overflow-wrap: anywhere;
  }
  dt {
    color: ${token.ink2};
  }
  small {
    ${type.note};
    color: ${token.ink2};
  }
`;

type Row = DataOf<'POST ad/tournament_field'>['field']['data'][number];

/** Who stands where, region by region. */
export function FieldLists({ rows, regions }: { rows: readonly Row[]; regions: readonly string[] }) {
  if (rows.length === 0) return null;
  return (
    <Regions>
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
    </Regions>
  );
}
