import type { ActivityInfoRow, CacheStatsRow } from '@poolhouse/contract';
import { formatDayTime, formatNumber, token } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Box, typeSx } from '@poolhouse/shared-ui/desk';
import { hitRate, megabytes, uptime } from './cache.rules';

const factsSx = {
  margin: 0,
  padding: '8px 14px',
  '& > div': { ...typeSx.cell, display: 'flex', justifyContent: 'space-between', gap: '12px', padding: '3px 0' },
  '& dt': { color: token.ink2 },
  '& dd': { margin: 0, fontWeight: 600 },
};

/** What the database and the memory of answers did. */
export function CachePanel({ cache, info }: { cache: CacheStatsRow | undefined; info: ActivityInfoRow | undefined }) {
  const facts: [string, string][] = [
    ['DB server uptime', info ? uptime(info.uptime) : '–'],
    ['Queries', info ? formatNumber(info.queries) : '–'],
    ['Cache hits', cache ? `${formatNumber(cache.apc_hits)}, ${hitRate(cache)}` : '–'],
    ['Misses', cache ? formatNumber(cache.apc_misses) : '–'],
    ['Free memory', cache ? megabytes(cache.apc_mem_free) : '–'],
  ];
  return (
    <Panel title="Cache Stats" foot={cache && `Server ${cache.server} of ${cache.servers}, since ${formatDayTime(cache.since)}`}>
      <Box component="dl" sx={factsSx}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
    </Panel>
  );
}
