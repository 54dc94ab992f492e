import { Button, Group, NumberInput, Select, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeDatabase, databasesKey } from '../../api/databases.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Section } from '../../ui/section.js';
import { Time } from '../../ui/time.js';
import type { DatabaseTabProps } from '../database-tab.js';

const NEVER = 'never';
const HOURS = [
  ...Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: `${String(hour).padStart(2, '0')}:00 UTC`,
  })),
  { value: NEVER, label: 'Never' },
];

/** At which hour a backup is made, and how many are kept. */
export function BackupPlanForm({ project, database }: DatabaseTabProps) {
  const { hour_utc: hourUtc, keep: kept, next_at: nextAt } = database.backups;
  const [hour, setHour] = useState(hourUtc === null ? NEVER : String(hourUtc));
  const [keep, setKeep] = useState(kept);
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: () =>
      changeDatabase(
        { project, database: database.name },
        { backups: { hour_utc: hour === NEVER ? null : Number(hour), keep } },
      ),
    onSuccess: () => notifications.show({ message: 'Saved.' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: databasesKey(project) }),
  });
  return (
    <Section
      title="Nightly backups"
      text="Once a week the newest one is restored on the side, to see that it can be."
    >
      <Group align="flex-end" gap="sm">
        <Select
          label="Hour"
          w={140}
          allowDeselect={false}
          data={HOURS}
          value={hour}
          onChange={(value) => setHour(value ?? NEVER)}
        />
        <NumberInput
          hideControls
          label="Keep"
          w={90}
          min={1}
          max={90}
          allowDecimal={false}
          value={keep}
          onChange={(value) => setKeep(Number(value) || 1)}
        />
        <Button variant="default" loading={save.isPending} onClick={() => save.mutate()}>
          Save
        </Button>
      </Group>
      <Text size="sm" c="dimmed" role="status">
        {nextAt ? (
          <>
            The next one is due <Time key={nextAt} at={nextAt} />.
          </>
        ) : (
          'None are made by the clock.'
        )}
      </Text>
      <ErrorNotice error={save.error} />
    </Section>
  );
}
