import { TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { deleteDatabaseBackup, restoreDatabase } from '../../api/database-backups.js';
import { createDatabase, databasesKey } from '../../api/databases.js';
import type { Database, DatabaseBackup } from '../../api/shapes.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';

export type BackupVerb = 'restore' | 'copy' | 'delete';

interface BackupVerbDialogProps {
  readonly project: string;
  readonly database: Database | undefined;
  readonly verb: BackupVerb;
  readonly backup: DatabaseBackup;
  readonly onClose: () => void;
}

const TITLES = { restore: 'Restore', copy: 'Restore as a new database', delete: 'Delete backup' };
const ACTIONS = { restore: 'Restore database', copy: 'Create database', delete: 'Delete backup' };
const TEXTS = {
  restore:
    'What the database holds now is replaced. It is kept as a backup first. Connections are cut for as long as it takes; credentials stay as they are.',
  copy: 'A new database is made and filled with it. The one that it was made of is not touched.',
  delete: 'Nothing can be restored from it any more.',
};

/** Asks before a backup is put back, copied to a new database, or deleted, then does it. */
export function BackupVerbDialog(props: BackupVerbDialogProps) {
  const { project, database, verb, backup, onClose } = props;
  const [name, setName] = useState(`${backup.database_name}-copy`.slice(0, 63));
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const act = useMutation({
    mutationFn: async (): Promise<string | undefined> => {
      if (verb === 'delete') await deleteDatabaseBackup(project, backup.id);
      else if (verb === 'copy') return (await copyOf(project, backup, name)).name;
      else if (database) await restoreDatabase({ project, database: database.name }, backup.id);
      return undefined;
    },
    onSuccess: async (made) => {
      onClose();
      if (verb === 'restore') notifications.show({ message: 'The database is being restored.' });
      if (made !== undefined) {
        const params = { project, database: made };
        await navigate({ to: '/projects/$project/database/$database', params });
      }
      await queryClient.invalidateQueries({ queryKey: databasesKey(project) });
    },
  });
  return (
    <ConfirmDialog
      title={TITLES[verb]}
      action={ACTIONS[verb]}
      {...(verb === 'restore' && database ? { typed: database.name } : {})}
      isPending={act.isPending}
      error={act.error}
      onConfirm={() => act.mutate()}
      onClose={onClose}
    >
      {TEXTS[verb]}
      {verb === 'copy' && (
        <TextInput
          data-autofocus
          mt="sm"
          label="Name of the new database"
          value={name}
          onChange={(event) => setName(event.currentTarget.value.toLowerCase())}
        />
      )}
    </ConfirmDialog>
  );
}

const copyOf = (project: string, backup: DatabaseBackup, name: string) =>
  createDatabase(project, {
    name: name.trim(),
    engine: backup.engine as Database['engine'],
    backup: backup.id,
  });
