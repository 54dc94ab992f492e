import { FileInput, List, Stack, Text } from '@mantine/core';
import { IconCalendarDown } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Calendar, importEvents } from '../../../api/vault-calendars.js';
import { FormDialog } from '../../../ui/form-dialog.js';

const MOST_SHOWN = 50;

interface ImportDialogProps {
  readonly project: string;
  readonly calendar: Calendar;
  readonly onImported: () => void;
  readonly onClose: () => void;
}

/** Takes the events of a file; what could not be read is named. */
export function ImportDialog({ project, calendar, onImported, onClose }: ImportDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const take = useMutation({
    mutationFn: async (chosen: File) => importEvents(project, calendar.id, await chosen.text()),
    onSuccess: onImported,
  });
  const { data } = take;
  return (
    <FormDialog
      title={`Import into ${calendar.name}`}
      action={data ? 'Close' : 'Import'}
      isReady={file !== null}
      isPending={take.isPending}
      error={take.error}
      onSubmit={() => (data ? onClose() : file && take.mutate(file))}
      onClose={onClose}
    >
      {data ? (
        <Stack gap="xs" role="status">
          <Text size="sm">
            New: {data.created}. Changed: {data.updated}.
          </Text>
          {data.problems.length > 0 && (
            <>
              <Text size="sm">Left out:</Text>
              <List size="sm" className="wrap">
                {data.problems.slice(0, MOST_SHOWN).map(({ uid, why }) => (
                  <List.Item key={`${uid} ${why}`}>
                    {uid ?? 'Without UID'}: {why}
                  </List.Item>
                ))}
              </List>
            </>
          )}
        </Stack>
      ) : (
        <FileInput
          label="Calendar file"
          description="An .ics file of at most 1 MB. Events that are here already become as in the file."
          placeholder="Choose a file"
          leftSection={<IconCalendarDown size={16} />}
          accept=".ics,text/calendar"
          value={file}
          onChange={setFile}
        />
      )}
    </FormDialog>
  );
}
