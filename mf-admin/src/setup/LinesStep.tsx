import { formatDayTime, useSlots } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Link } from '@poolhouse/shared-ui/router';
import { Block } from '../look/Block';
import { Row, Rows } from '../look/Rows';

/** The games of the week that have no line, and the way to where lines are typed. */
export function LinesStep({ rows }: { rows: readonly { ID: number; game: string; kickoff: string }[] }) {
  // Lines are typed where the first contest that brings a tab has them.
  const [lines] = useSlots('console');
  return (
    <Panel title="Games without a line" action={String(rows.length)}>
      {rows.length === 0 ? (
        <PanelEmpty>No game to come lacks a line.</PanelEmpty>
      ) : (
        <Rows>
          {rows.map(({ ID, game, kickoff }) => (
            <Row key={ID}>
              <span>{game}</span>
              <small>{formatDayTime(kickoff)}</small>
            </Row>
          ))}
        </Rows>
      )}
      {lines && (
        <Block>
          <Button component={Link} to={`?${new URLSearchParams({ tab: lines.key })}`} color="inherit" variant="outlined">
            Type lines
          </Button>
        </Block>
      )}
    </Panel>
  );
}
