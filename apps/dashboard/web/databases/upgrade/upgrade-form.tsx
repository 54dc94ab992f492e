import { Button, Group, List, Radio, SimpleGrid, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ChoiceCard } from '../../ui/choice-card.js';
import { engineText, isIdle } from '../database-state.js';
import type { DatabaseTabProps } from '../database-tab.js';
import { NewestBackup } from './newest-backup.js';
import { UpgradeDialog } from './upgrade-dialog.js';

interface UpgradeFormProps extends DatabaseTabProps {
  readonly newer: readonly number[];
}

/** Which version, what happens meanwhile, and what the way back is. */
export function UpgradeForm({ project, database, newer }: UpgradeFormProps) {
  const { engine } = database;
  const [chosen, setChosen] = useState(String(newer.at(-1) ?? ''));
  const [isAsking, setAsking] = useState(false);
  const wanted = engineText({ engine, version: Number(chosen) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsking(true);
  };
  return (
    <form onSubmit={submit}>
      <Radio.Group aria-label="Version" value={chosen} onChange={setChosen}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          {newer.map((version) => (
            <ChoiceCard
              key={version}
              value={String(version)}
              title={engineText({ engine, version })}
              text={version === newer.at(-1) ? 'The newest here.' : 'Offered here.'}
            />
          ))}
        </SimpleGrid>
      </Radio.Group>
      <Text size="sm" fw={600} mt="md" mb={4}>
        What happens
      </Text>
      <List size="sm" spacing={4}>
        <List.Item>
          Connections end, and the database is away for about as long as a dump and a restore of it
          take.
        </List.Item>
        <List.Item>Address, users, passwords, attached apps and limits stay as they are.</List.Item>
        <List.Item>
          When {wanted} does not take the data, the old server goes on with everything in it.
        </List.Item>
      </List>
      <Text size="sm" fw={600} mt="md" mb={4}>
        The way back
      </Text>
      <NewestBackup project={project} database={database} />
      <Group justify="flex-end" mt="sm">
        <Button type="submit" disabled={!isIdle(database)}>
          Upgrade to {wanted}…
        </Button>
      </Group>
      {isAsking && (
        <UpgradeDialog
          project={project}
          database={database}
          version={Number(chosen)}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  );
}
