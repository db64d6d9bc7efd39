import { Panel, useOneColumn } from '@poolhouse/shared-ui/board';
import { useState } from 'react';
import type { AuctionConfigRow, BracketData } from '../contest/auction.types';
import { roundNow } from './bracket.rules';
import { BracketRounds } from './BracketRounds';
import { BracketTree } from './BracketTree';
import { Legend } from './Legend';

/** The bracket: whole where there is room for it, round by round on a phone. */
export function BracketPanel({ data, config }: { data: BracketData; config: AuctionConfigRow }) {
  const oneColumn = useOneColumn();
  const slots = data.bracket.data;
  const [round, setRound] = useState(() => roundNow(slots));
  return (
    <Panel id="bracket" title="Bracket" action={oneColumn ? undefined : <Legend owners={data.owners.data} me={config.entry_id} />}>
      {oneColumn ? (
        <BracketRounds data={data} me={config.entry_id} round={round} onRound={setRound} />
      ) : (
        <BracketTree data={data} config={config} />
      )}
    </Panel>
  );
}
