import { IconCalendarDown } from '@tabler/icons-react';
import { type Calendar, importEvents } from '../../../api/vault-calendars.js';
import { ImportDialog } from '../../import-dialog.js';

interface ImportEventsDialogProps {
  readonly project: string;
  readonly calendar: Calendar;
  readonly onImported: () => void;
  readonly onClose: () => void;
}

/** Takes the events of a file. */
export function ImportEventsDialog({ project, calendar, ...rest }: ImportEventsDialogProps) {
  return (
    <ImportDialog
      {...rest}
      into={calendar.name}
      label="Calendar file"
      description="An .ics file of at most 1 MB. Events that are here already become as in the file."
      icon={IconCalendarDown}
      accept=".ics,text/calendar"
      take={(text) => importEvents(project, calendar.id, text)}
      say={({ uid, why }) => `${uid ?? 'Without UID'}: ${why}`}
    />
  );
}
