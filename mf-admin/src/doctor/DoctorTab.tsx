import { Tiles } from '../look/Tiles';
import { DoctorPanel } from './DoctorPanel';

/** How the site itself fares, and what to do. */
export default function DoctorTab() {
  return (
    <Tiles>
      <DoctorPanel />
    </Tiles>
  );
}
