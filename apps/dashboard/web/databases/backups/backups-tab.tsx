import { Button, Group, Stack } from '@mantine/core';
import { IconDatabaseExport } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createDatabaseBackup, databaseBackupsQuery } from '../../api/database-backups.js';
import { databasesKey } from '../../api/databases.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Loaded } from '../../ui/loaded.js';
import { isIdle } from '../database-state.js';
import type { DatabaseTabProps } from '../database-tab.js';
import { GoBackCard } from '../go-back/go-back-card.js';
import { BackupPlanForm } from './backup-plan-form.js';
import { BackupTable } from './backup-table.js';

/** What was kept of a database, when more is, and the ways back. */
export function BackupsTab({ project, database }: DatabaseTabProps) {
  const at = { project, database: database.name };
  const backups = useQuery(databaseBackupsQuery(project, database.id));
  const queryClient = useQueryClient();
  const create = useMutation({
    mutationFn: () => createDatabaseBackup(at),
    onSettled: () => queryClient.invalidateQueries({ queryKey: databasesKey(project) }),
  });
  const button = (
    <Button
      leftSection={<IconDatabaseExport size={16} />}
      disabled={!isIdle(database)}
      loading={create.isPending}
      onClick={() => create.mutate()}
    >
      Back up now
    </Button>
  );
  return (
    <Stack>
      <ErrorNotice error={create.error} />
      <Loaded query={backups}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={IconDatabaseExport}
              title="No backups yet"
              text="One is made every night. Make one yourself before you change something."
            >
              {button}
            </EmptyState>
          ) : (
            <>
              <Group justify="flex-end">{button}</Group>
              <BackupTable project={project} database={database} backups={all} />
            </>
          )
        }
      </Loaded>
      <GoBackCard project={project} database={database} />
      <BackupPlanForm
        key={`${database.backups.hour_utc} ${database.backups.keep}`}
        project={project}
        database={database}
      />
    </Stack>
  );
}
