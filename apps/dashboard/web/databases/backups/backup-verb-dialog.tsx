import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { deleteDatabaseBackup } from '../../api/database-backups.js';
import { createDatabase, databasesKey } from '../../api/databases.js';
import type { Database, DatabaseBackup } from '../../api/shapes.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { VersionSelect } from '../upgrade/version-select.js';

export type BackupVerb = 'copy' | 'delete';

interface BackupVerbDialogProps {
  readonly project: string;
  readonly verb: BackupVerb;
  readonly backup: DatabaseBackup;
  readonly onClose: () => void;
}

const TITLES = { copy: 'Restore as a new database', delete: 'Delete backup' };
const ACTIONS = { copy: 'Create database', delete: 'Delete backup' };
const TEXTS = {
  copy: 'A new database is made and filled with it. The one that it was made of is not touched.',
  delete: 'Nothing can be restored from it any more.',
};

/** Asks before a backup is copied to a new database, or deleted, then does it. */
export function BackupVerbDialog(props: BackupVerbDialogProps) {
  const { project, verb, backup, onClose } = props;
  const [name, setName] = useState(`${backup.database_name}-copy`.slice(0, 63));
  const [version, setVersion] = useState(backup.version);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const act = useMutation({
    mutationFn: async (): Promise<string | undefined> => {
      if (verb === 'copy') return (await copyOf(project, backup, { name, version })).name;
      await deleteDatabaseBackup(project, backup.id);
      return undefined;
    },
    onSuccess: async (made) => {
      onClose();
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
      isPending={act.isPending}
      error={act.error}
      onConfirm={() => act.mutate()}
      onClose={onClose}
    >
      {TEXTS[verb]}
      {verb === 'copy' && (
        <>
          <TextInput
            data-autofocus
            my="sm"
            label="Name of the new database"
            value={name}
            onChange={(event) => setName(event.currentTarget.value.toLowerCase())}
          />
          <VersionSelect
            label="Version of the new database"
            engine={backup.engine as Database['engine']}
            from={backup.version}
            value={version}
            onChange={setVersion}
          />
        </>
      )}
    </ConfirmDialog>
  );
}

const copyOf = (
  project: string,
  backup: DatabaseBackup,
  { name, version }: { readonly name: string; readonly version: number },
) =>
  createDatabase(project, {
    name: name.trim(),
    engine: backup.engine as Database['engine'],
    version,
    backup: backup.id,
  });
