import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { checkDatabaseBackup } from '../../api/database-backups.js';
import { databasesKey } from '../../api/databases.js';
import type { Database, DatabaseBackup } from '../../api/shapes.js';
import { DataTable } from '../../ui/data-table.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { RestoreDialog } from '../go-back/restore-dialog.js';
import { BackupRow } from './backup-row.js';
import { BackupVerbDialog, type BackupVerb } from './backup-verb-dialog.js';

interface BackupTableProps {
  readonly project: string;
  /** The database that they are of; undefined when it is gone. */
  readonly database?: Database;
  readonly backups: readonly DatabaseBackup[];
}

interface Asked {
  readonly verb: BackupVerb | 'restore';
  readonly backup: DatabaseBackup;
}

export function BackupTable({ project, database, backups }: BackupTableProps) {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const queryClient = useQueryClient();
  const check = useMutation({
    mutationFn: (id: string) => checkDatabaseBackup(project, id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: databasesKey(project) }),
  });
  return (
    <>
      <ErrorNotice error={check.error} />
      <DataTable
        label="Backups"
        titles={['Backup', 'Status', 'Restore check', 'Size', 'Made']}
        hasActions
        isCard
      >
        {backups.map((backup) => (
          <BackupRow
            key={backup.id}
            backup={backup}
            hasDatabase={database !== undefined}
            onAsk={(verb) => setAsked({ verb, backup })}
            onCheck={() => check.mutate(backup.id)}
          />
        ))}
      </DataTable>
      {asked?.verb === 'restore' && database && (
        <RestoreDialog
          project={project}
          database={database}
          source={{ of: 'backup', moment: '', backup: asked.backup.id }}
          onClose={close}
        />
      )}
      {asked && asked.verb !== 'restore' && (
        <BackupVerbDialog
          project={project}
          verb={asked.verb}
          backup={asked.backup}
          onClose={close}
        />
      )}
    </>
  );
}
