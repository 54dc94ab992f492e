import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createDatabaseBackup, databaseBackupsQuery } from '../../api/database-backups.js';
import { databasesKey } from '../../api/databases.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Time } from '../../ui/time.js';
import { engineText, isIdle } from '../database-state.js';
import type { DatabaseTabProps } from '../database-tab.js';

/** The backup that leads back to the version of now, and a button that makes a fresh one. */
export function NewestBackup({ project, database }: DatabaseTabProps) {
  const { engine, version, name, id } = database;
  const backups = useQuery(databaseBackupsQuery(project, id));
  const newest = backups.data?.find((one) => one.status === 'ready' && one.version === version);
  const isMaking = backups.data?.some(({ status }) => status === 'creating') ?? false;
  const queryClient = useQueryClient();
  const create = useMutation({
    mutationFn: () => createDatabaseBackup({ project, database: name }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: databasesKey(project) }),
  });
  const now = engineText({ engine, version });
  return (
    <>
      <Group gap="sm" align="flex-start">
        <Text size="sm" aria-live="polite" style={{ flex: '1 1 240px' }}>
          {newest ? (
            <>
              Its newest backup, of <Time at={newest.created_at} />, can become a database with{' '}
              {now} again. Moments from before the upgrade cannot be gone back to afterwards.
            </>
          ) : (
            `There is no backup with ${now} yet: without one, nothing leads back to it.`
          )}
        </Text>
        <Button
          variant="default"
          style={{ flexShrink: 0 }}
          disabled={!isIdle(database)}
          loading={create.isPending || isMaking}
          onClick={() => create.mutate()}
        >
          Back up now
        </Button>
      </Group>
      <ErrorNotice error={create.error} />
    </>
  );
}
