import { ActionIcon, Group, Switch, Table, Text } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { deleteCron, runCron, switchCron } from '../api/app-jobs.js';
import type { AppRef } from '../api/apps.js';
import type { AppCron } from '../api/shapes.js';
import { ConfirmedIcon } from '../ui/confirmed-icon.js';
import { Time } from '../ui/time.js';
import type { useJobChange } from './use-job-change.js';
import { DataTable } from '../ui/data-table.js';

interface CronTableProps {
  readonly at: AppRef;
  readonly crons: readonly AppCron[];
  readonly change: ReturnType<typeof useJobChange>;
}

/** The entries, when each runs next, and what can be done with it. */
export function CronTable({ at, crons, change }: CronTableProps) {
  return (
    <DataTable
      label="Entries by the clock"
      titles={['Name', 'Schedule', 'Command', 'Next', 'On']}
      hasActions
      verticalSpacing={8}
    >
      {crons.map((cron) => (
        <Table.Tr key={cron.id}>
          <Table.Td>
            {cron.name}
            {cron.source === 'file' && (
              <Text size="xs" c="dimmed">
                launchpad.json
              </Text>
            )}
          </Table.Td>
          <Table.Td style={{ whiteSpace: 'nowrap' }}>
            <span className="mono">{cron.schedule}</span>
            <Text size="xs" c="dimmed">
              {cron.time_zone}
            </Text>
          </Table.Td>
          <Table.Td className="mono">{cron.command}</Table.Td>
          <Table.Td>{cron.next_at ? <Time key={cron.next_at} at={cron.next_at} /> : '–'}</Table.Td>
          <Table.Td>
            <Switch
              aria-label={`${cron.name} runs`}
              checked={cron.enabled}
              onChange={({ currentTarget: { checked } }) =>
                change.mutate(() => switchCron(at, cron.name, checked))
              }
            />
          </Table.Td>
          <Table.Td>
            <Group gap={2} wrap="nowrap" justify="flex-end">
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Run ${cron.name} now`}
                onClick={() => change.mutate(() => runCron(at, cron.name))}
              >
                <IconPlayerPlay size={17} />
              </ActionIcon>
              {cron.source === 'settings' && (
                <ConfirmedIcon
                  label={`Delete ${cron.name}`}
                  action="Delete entry"
                  onConfirm={() => change.mutateAsync(() => deleteCron(at, cron.name))}
                >
                  The command no longer runs by the clock. Runs of it stay in the list.
                </ConfirmedIcon>
              )}
            </Group>
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}
