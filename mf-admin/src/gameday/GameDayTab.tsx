import { Sections } from '@poolhouse/shared-ui/desk';
import { useConsole } from '../facts/console.context';
import { Tiles } from '../look/Tiles';
import { FeedsPanel } from './FeedsPanel';
import { GamesPanel } from './GamesPanel';
import { LoadGamesPanel } from './LoadGamesPanel';
import { RetentionPanel } from './RetentionPanel';
import { TournamentFieldPanel } from './TournamentFieldPanel';

/** Games, their scores by hand, where scores come from, and how long the site keeps what. All of it is the site's. */
export default function GameDayTab() {
  return (
    <Sections
      label="Game day"
      sections={[
        { key: 'scores', label: 'Scores and lines', panel: <ScoresAndLines /> },
        { key: 'files', label: 'Files in and out', panel: <FilesInAndOut /> },
      ]}
    />
  );
}

function ScoresAndLines() {
  const { data } = useConsole();
  return (
    <Tiles>
      <GamesPanel />
      <FeedsPanel rows={data.feeds.data} />
    </Tiles>
  );
}

function FilesInAndOut() {
  return (
    <Tiles>
      <div data-span="5">
        <LoadGamesPanel />
      </div>
      <div data-span="7">
        <RetentionPanel />
      </div>
      <TournamentFieldPanel />
    </Tiles>
  );
}
