import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { restoreDatabase } from '../../api/database-backups.js';
import { databasesKey } from '../../api/databases.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { isIdle } from '../database-state.js';
import type { DatabaseTabProps } from '../database-tab.js';

interface RestoreMomentProps extends DatabaseTabProps {
  /** As the browser's input of a date and time has it, in the zone of the reader. */
  readonly moment: string;
}

/** Puts the database itself back to a second, after asking. */
export function RestoreMoment({ project, database, moment }: RestoreMomentProps) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationFn: () => {
      const at = new Date(moment).toISOString();
      return restoreDatabase({ project, database: database.name }, { at });
    },
    onSuccess: async () => {
      setAsking(false);
      notifications.show({ message: 'The database is being restored.' });
      await queryClient.invalidateQueries({ queryKey: databasesKey(project) });
    },
  });
  const close = () => {
    setAsking(false);
    restore.reset();
  };
  return (
    <>
      <Button
        variant="default"
        disabled={!isIdle(database) || database.protected || moment === ''}
        onClick={() => setAsking(true)}
      >
        Restore in place…
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Restore ${database.name}`}
          action="Restore database"
          typed={database.name}
          isPending={restore.isPending}
          error={restore.error}
          onConfirm={() => restore.mutate()}
          onClose={close}
        >
          What the database holds now is replaced by what it held at{' '}
          {new Date(moment).toLocaleString()}. It is kept as a backup first. Connections are cut for
          as long as it takes; credentials stay as they are.
        </ConfirmDialog>
      )}
    </>
  );
}
