import type { WinsConfigRow } from '@poolhouse/contract';
import { ContestChoices, yearsOf } from '@poolhouse/shared-ui/board';
import { useSearchParams } from '@poolhouse/shared-ui/router';

/** Another year of the contest on this screen, where it was played in several. */
export function YearChoice({ config }: { config: WinsConfigRow | undefined }) {
  const [, setParams] = useSearchParams();
  if (!config) return null;
  const years = yearsOf(config.Years, config.year);
  return (
    <ContestChoices
      contests={[]}
      shown={{ id: config.contest_id, name: config.contest_name }}
      years={years}
      year={config.year}
      onContest={() => undefined}
      onYear={(year) => setParams(year === years[0] ? {} : { year: String(year) })}
    />
  );
}
