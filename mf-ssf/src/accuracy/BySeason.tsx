import type { AccuracySeasonRow } from '@poolhouse/contract';
import { formatNumber, media, token, type } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { useState } from 'react';
import { barsOf } from '../charts/axis.rules';
import { TwinButton } from '../charts/TwinButton';
import { SeasonsTable } from './SeasonsTable';

const SHORT = 8;

interface Props {
  readonly seasons: readonly AccuracySeasonRow[];
  /** Seasons that made the constants; '' for none. */
  readonly fitted?: string;
  /** The latest alone, as a picture or a table. */
  readonly short?: boolean;
}

/** Points off the margin by season, model over closing line; seasons of the fit are hatched. */
export function BySeason({ seasons, fitted = '', short = false }: Props) {
  const [table, setTable] = useState(false);
  const shown = (short ? seasons.slice(-SHORT) : seasons).filter(({ n }) => n > 0);
  const bars = barsOf(shown.flatMap(({ model_margin, line_margin }) => [model_margin, line_margin]));
  return (
    <Panel
      id="seasons"
      title="By season"
      action={`${short && shown.length < seasons.length ? `latest ${shown.length}, ` : ''}margin, points off`}
    >
      {shown.length === 0 ? (
        <PanelEmpty>No season to show yet.</PanelEmpty>
      ) : (
        <>
          {(!table || !short) && <SeasonBars seasons={shown} width={bars.width} />}
          {(table || !short) && <SeasonsTable seasons={shown} />}
          <Words>
            Blue is the model, gray under it the closing line. Bars run from {bars.from} to {bars.to}.{' '}
            {short
              ? fitted !== '' && `${fitted} fitted the constants and are not shown as tests. `
              : 'Hatched seasons fitted the constants and are no tests. '}
            {short && <TwinButton table={table} onTable={setTable} />}
          </Words>
        </>
      )}
    </Panel>
  );
}

interface SeasonBarsProps {
  seasons: readonly AccuracySeasonRow[];
  width: ReturnType<typeof barsOf>['width'];
}

const SeasonBars = ({ seasons, width }: SeasonBarsProps) => (
  <Bars aria-label="Points off the margin by season: model, and closing line under it">
    {seasons.map(({ ID, season, source, role, model_margin, line_margin }) => (
      <li key={ID}>
        <span>
          {season}
          {source === 'live' && ' live'}
        </span>
        <Track>
          <i style={{ width: width(model_margin) }} data-of="model" data-role={role} />
          <i style={{ width: width(line_margin) }} data-of="line" />
        </Track>
        <b>{model_margin == null ? '' : formatNumber(model_margin, 2)}</b>
        <small>{line_margin == null ? '' : formatNumber(line_margin, 2)}</small>
      </li>
    ))}
  </Bars>
);

const Bars = styled.ul`
  padding: 10px 14px;
  list-style: none;
  ${type.cell};
  li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr) 44px 40px;
    align-items: center;
    gap: 8px;
    padding: 2px 0;
  }
  b,
  small {
    text-align: right;
    font-weight: 600;
  }
  small {
    font-size: 0.875em;
    font-weight: 500;
    color: ${token.ink2};
  }
  ${media.phone} {
    padding-inline: 16px;
  }
`;
const Track = styled.span`
  display: grid;
  gap: 2px;
  background: ${token.line};
  i {
    display: block;
    height: 8px;
  }
  [data-of='model'] {
    background: ${token.brand};
  }
  [data-of='model'][data-role='fitted'] {
    background: repeating-linear-gradient(45deg, ${token.brand} 0 3px, ${token.brandTint} 3px 6px);
  }
  [data-of='line'] {
    height: 4px;
    background: ${token.ink3};
  }
  ${media.forced} {
    forced-color-adjust: none;
  }
`;
const Words = styled.p`
  padding: 0 14px 10px;
  ${type.note};
  color: ${token.ink2};
  ${media.phone} {
    padding-inline: 16px;
  }
`;
