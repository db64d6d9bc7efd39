import { CalendarPlus } from 'lucide-react';
import type { ReactElement } from 'react';
import { serverNow } from '../api/server-time';
import { fileNameOf } from '../csv/csv.rules';
import { saveFile } from '../csv/save-file';
import { word } from '../download/download.styles';
import { VisuallyHidden } from '../page/VisuallyHidden';
import { styled } from '../theme/styled';
import { eventFile, type CalendarDate } from './event-file.rules';

export interface AddToCalendarProps extends CalendarDate {
  /** Tells it from others of the page, for listeners: 'Rusty Nail, Office'. */
  about?: string;
}

/** Hands a coming lock to the player's calendar: a file with that one event, which each calendar program opens. */
export function AddToCalendar({ about, title, at, href }: AddToCalendarProps): ReactElement {
  const save = () =>
    saveFile(fileNameOf('ics', title), eventFile({ title, at, href }, window.location.origin, serverNow()), 'text/calendar;charset=utf-8');
  return (
    <Quiet data-paperless type="button" onClick={save}>
      <CalendarPlus size={15} aria-hidden />
      Add to calendar
      <VisuallyHidden>
        : {title}
        {about && `, ${about}`}
      </VisuallyHidden>
    </Quiet>
  );
}

/** Beside the time that it is about, and above a link that takes the whole row. */
const Quiet = styled.button`
  ${word}
  position: relative;
  /* No wider than its words, wherever it stands, and in line with what is above. */
  align-self: start;
  padding-inline: 4px;
  margin-inline: -4px;
`;
