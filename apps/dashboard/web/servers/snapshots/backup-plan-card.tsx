import { Button, Group, NumberInput, Select, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { backupPlanQuery, deleteBackupPlan, setBackupPlan } from '../../api/backup-plans.js';
import type { ServerRef } from '../../api/servers.js';
import type { BackupPlan } from '../../api/shapes.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Loaded } from '../../ui/loaded.js';
import { Time } from '../../ui/time.js';
import { Section } from '../../ui/section.js';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const WEEKDAYS = [
  { value: '', label: 'Every day' },
  ...DAYS.map((day, index) => ({ value: String(index), label: `Every ${day}` })),
];
const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00 UTC`,
}));

/** When backups of a server are taken, and how many are kept. */
export function BackupPlanCard({ at }: { readonly at: ServerRef }) {
  const plan = useQuery(backupPlanQuery(at));
  return (
    <Section title="Backups" text="Snapshots that are taken by the clock; the oldest go first.">
      <Loaded query={plan} rows={1}>
        {(found) => <PlanForm key={found?.updated_at ?? ''} at={at} plan={found} />}
      </Loaded>
    </Section>
  );
}

function PlanForm({ at, plan }: { readonly at: ServerRef; readonly plan: BackupPlan | null }) {
  const [weekday, setWeekday] = useState(String(plan?.weekday ?? ''));
  const [hour, setHour] = useState(String(plan?.hour_utc ?? 3));
  const [keep, setKeep] = useState(plan?.keep ?? 7);
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: () =>
      setBackupPlan(at, {
        hour_utc: Number(hour),
        weekday: weekday === '' ? null : Number(weekday),
        keep,
      }),
    onSuccess: () => notifications.show({ message: 'Backups are planned.' }),
    onSettled: () => queryClient.invalidateQueries(backupPlanQuery(at)),
  });
  const remove = useMutation({
    mutationFn: () => deleteBackupPlan(at),
    onSuccess: () => notifications.show({ message: 'No more backups are taken.' }),
    onSettled: () => queryClient.invalidateQueries(backupPlanQuery(at)),
  });
  return (
    <>
      <Group align="flex-end" gap="sm">
        <Select
          label="Day"
          w={170}
          allowDeselect={false}
          data={WEEKDAYS}
          value={weekday}
          onChange={(value) => setWeekday(value ?? '')}
        />
        <Select
          label="Hour"
          w={130}
          allowDeselect={false}
          data={HOURS}
          value={hour}
          onChange={(value) => setHour(value ?? '3')}
        />
        <NumberInput
          hideControls
          label="Keep"
          w={90}
          min={1}
          max={60}
          allowDecimal={false}
          value={keep}
          onChange={(value) => setKeep(Number(value) || 1)}
        />
        <Button variant="default" loading={save.isPending} onClick={() => save.mutate()}>
          {plan ? 'Change' : 'Plan backups'}
        </Button>
        {plan && (
          <Button
            variant="subtle"
            color="gray"
            c="var(--mantine-color-text)"
            loading={remove.isPending}
            onClick={() => remove.mutate()}
          >
            Stop
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed" role="status">
        {plan ? (
          <>
            The next one is due <Time key={plan.next_at} at={plan.next_at} />.
          </>
        ) : (
          'None are taken now.'
        )}
      </Text>
      <ErrorNotice error={save.error ?? remove.error} />
    </>
  );
}
