import { formatNumber, media, plural, token, type } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty, usePhone } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { Check, ChevronDown, X } from 'lucide-react';
import { useState } from 'react';
import { edge, RowButton } from './check.styles';
import { sealsTitle } from './opened-names.rules';
import { spanName, type Period } from './periods.rules';
import { SealsStrip } from './SealsStrip';

/** Rounds that a phone shows before somebody asks for the others. */
const FIRST = 3;

/** Each round's seals on a line: one each hour, one at each lock. @param word what is sealed, several of it */
export function SealsPanel({ periods, word }: { periods: readonly Period[]; word: string }) {
  const phone = usePhone();
  const [all, setAll] = useState(false);
  const [latest, ...earlier] = periods;
  const shown = phone && !all ? earlier.slice(0, FIRST - 1) : earlier;
  const rest = earlier.slice(shown.length);
  return (
    <Panel title={sealsTitle(periods)} action={countsOf(periods, phone)}>
      {!latest && <PanelEmpty>No seal yet. The first one is made when {word} can first be made.</PanelEmpty>}
      {latest && <Latest of={latest} />}
      {shown.map((period) => (
        <Row key={period.period}>
          <b>{period.name}</b>
          <SealsStrip line={period.line} label={spoken(period)} />
          <span>{plural(period.locks, 'lock')}</span>
          <Fits fits={period.fits} />
        </Row>
      ))}
      {rest.length > 0 && (
        <RowButton type="button" onClick={() => setAll(true)}>
          {spanName(rest)}
          <ChevronDown size={20} aria-hidden />
        </RowButton>
      )}
      {latest && <Legend />}
    </Panel>
  );
}

function countsOf(periods: readonly Period[], phone: boolean): string {
  const sum = (of: (period: Period) => number) => periods.reduce((all, period) => all + of(period), 0);
  const seals = sum((period) => period.seals.length);
  if (phone) return formatNumber(seals);
  return `${plural(seals, 'seal')}, ${formatNumber(sum(({ locked }) => locked))} of ${plural(
    sum(({ locks }) => locks),
    'lock',
  )} opened`;
}

const spoken = ({ name, seals, locked, locks, line }: Period): string =>
  `${name}: ${plural(seals.length, 'seal')} from ${line.labels[0]?.text ?? ''}, ${formatNumber(locked)} of ${plural(locks, 'lock')} opened`;

const Latest = ({ of }: { of: Period }) => (
  <Large>
    <p>
      <b>{of.name}</b>
      <span>
        {formatNumber(of.locked)} of {plural(of.locks, 'lock')} opened
      </span>
    </p>
    <SealsStrip line={of.line} label={spoken(of)} large />
  </Large>
);

const Fits = ({ fits }: { fits: boolean }) =>
  fits ? <Check size={18} aria-label="fits" color={token.win} /> : <X size={18} aria-label="does not fit" color={token.loss} />;

const Legend = () => (
  <Words>
    <i data-hour aria-hidden /> a seal each hour
    <i data-lock aria-hidden /> a lock, opened and checked
    <span>Saves cannot be told from a seal</span>
  </Words>
);

const Large = styled.div`
  ${edge};
  padding-block: 12px;
  border-bottom: 1px solid ${token.line};
  > p {
    ${type.cell};
    display: flex;
    justify-content: space-between;
    gap: 4px 12px;
    flex-wrap: wrap;
    margin: 0 0 10px;
    > span {
      color: ${token.ink2};
    }
  }
`;

const Row = styled.div`
  ${edge};
  ${type.cell};
  display: grid;
  grid-template-columns: 74px minmax(0, 1fr) 64px 18px;
  gap: 12px;
  align-items: center;
  min-height: 36px;
  border-bottom: 1px solid ${token.line};
  > b {
    font-weight: 600;
  }
  > span {
    ${type.note};
    color: ${token.ink2};
    text-align: right;
  }
  ${media.phone} {
    min-height: 44px;
  }
`;

const Words = styled.p`
  ${edge};
  ${type.note};
  display: flex;
  align-items: center;
  gap: 4px 10px;
  flex-wrap: wrap;
  min-height: 40px;
  margin: 0;
  padding-block: 8px;
  color: ${token.ink2};
  i {
    width: 1px;
    height: 10px;
    background: ${token.ctl};
    forced-color-adjust: none;
  }
  i[data-lock] {
    width: 4px;
    height: 16px;
    margin-left: 12px;
    background: ${token.win};
  }
  > span {
    margin-left: auto;
  }
  ${media.phone} {
    > span {
      margin-left: 0;
    }
  }
`;
