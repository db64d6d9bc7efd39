import { DataTable, Panel } from '@poolhouse/shared-ui/board';

/** What was tried, with the strength of the trace that it left in 2003 to 2015. */
const TRIED = [
  { name: 'Time zones crossed', t: '0.7' },
  { name: 'West coast, early start', t: '2.1' },
  { name: 'Early season', t: '−2.0' },
  { name: 'Late season outdoors', t: '−2.0' },
  { name: 'Short week', t: '−0.1' },
  { name: 'Home play-off', t: '0.2' },
];

export function LeftOut() {
  return (
    <Panel
      id="leftout"
      title="Tested and left out"
      action="2003–2015, strength of the trace it left, in t"
      foot="Wind moves totals by 3 to 4 points but is known only afterwards. Turnovers, yards and other injuries are not in the data."
    >
      <DataTable
        caption="Tested and left out"
        columns={[
          { key: 'name', head: 'Factor', render: ({ name }: (typeof TRIED)[number]) => name, rowHead: true },
          { key: 't', head: 't', align: 'right', render: ({ t }: (typeof TRIED)[number]) => t },
        ]}
        rows={TRIED}
        rowKey={({ name }) => name}
      />
    </Panel>
  );
}
