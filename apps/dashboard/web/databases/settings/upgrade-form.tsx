import { Button, Group, Select, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { databaseEnginesQuery, databasesKey, upgradeDatabase } from '../../api/databases.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Section } from '../../ui/section.js';
import { engineText, isIdle } from '../database-state.js';
import type { DatabaseTabProps } from '../database-tab.js';

/** A newer major version for a database with a server of its own. */
export function UpgradeForm({ project, database }: DatabaseTabProps) {
  const engines = useQuery(databaseEnginesQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const { engine, version, name } = database;
  const versions = engines.data?.find((one) => one.engine === engine)?.versions ?? [];
  const newer = versions.filter((major) => major > version).toSorted((a, b) => a - b);
  const wanted = chosen ?? String(newer.at(-1) ?? '');
  const queryClient = useQueryClient();
  const upgrade = useMutation({
    mutationFn: () => upgradeDatabase({ project, database: name }, Number(wanted)),
    onSuccess: () => notifications.show({ message: 'The database is being upgraded.' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: databasesKey(project) }),
  });
  return (
    <Section
      title="Upgrade"
      text="It is away while its data are brought over. The old ones stay until the new server answers."
    >
      {newer.length === 0 ? (
        <Text size="sm" c="dimmed">
          {engineText(database)} is the newest here.
        </Text>
      ) : (
        <Group align="flex-end" gap="sm">
          <Select
            label="Version"
            w={200}
            allowDeselect={false}
            data={newer.map((major) => ({
              value: String(major),
              label: engineText({ engine, version: major }),
            }))}
            value={wanted}
            onChange={setChosen}
          />
          <Button
            variant="default"
            disabled={!isIdle(database)}
            loading={upgrade.isPending}
            onClick={() => upgrade.mutate()}
          >
            Upgrade
          </Button>
        </Group>
      )}
      <ErrorNotice error={upgrade.error} />
    </Section>
  );
}
