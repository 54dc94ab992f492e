import { Button, Group, Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deliveriesQuery, type HookDelivery, redeliver } from '../api/app-settings.js';
import { appKey } from '../api/apps.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { DataTable } from '../ui/data-table.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Loaded } from '../ui/loaded.js';
import { Section } from '../ui/section.js';
import { Status } from '../ui/status.js';
import { Time } from '../ui/time.js';

const STATES = {
  deployed: { value: 'active', label: 'Deployed' },
  ignored: { value: 'cancelled', label: 'Ignored' },
  refused: { value: 'failed', label: 'Refused' },
  failed: { value: 'failed', label: 'Failed' },
} as const;

/** What hosts of the repository delivered lately, and what came of it. */
export function DeliveriesCard({ project, app }: AppTabProps) {
  const at = { project, app: app.name };
  const deliveries = useQuery(deliveriesQuery(at));
  const queryClient = useQueryClient();
  const again = useMutation({
    mutationFn: (id: string) => redeliver(at, id),
    onSuccess: ({ outcome, reason }) => {
      const { label } = STATES[outcome];
      notifications.show({ message: reason === null ? label : `${label}: ${wordsOf(reason)}` });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: appKey(at) }),
  });
  return (
    <Section title="Deliveries" text="The last of what hosts told of pushes and pull requests.">
      <Loaded query={deliveries} rows={1}>
        {(all) =>
          all.length === 0 ? (
            <Text size="sm" c="dimmed">
              Nothing was delivered yet.
            </Text>
          ) : (
            <DataTable label="Deliveries" titles={['What', 'Outcome', 'When']} hasActions>
              {all.map((one) => (
                <Table.Tr key={one.id}>
                  <Table.Td className="wrap">
                    {whatOf(one)}
                    <Text size="xs" c="dimmed">
                      {one.provider}
                      {one.redelivery_of !== null && ', taken again'}
                    </Text>
                  </Table.Td>
                  <Table.Td>
                    <Status {...STATES[one.outcome]} />
                    {one.reason !== null && (
                      <Text size="xs" c="dimmed">
                        {wordsOf(one.reason)}
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td>
                    <Time key={one.created_at} at={one.created_at} />
                  </Table.Td>
                  <Table.Td>
                    {one.can_redeliver && (
                      <Group justify="flex-end">
                        <Button
                          size="xs"
                          variant="default"
                          aria-label={`Take ${whatOf(one)} again`}
                          loading={again.isPending && again.variables === one.id}
                          onClick={() => again.mutate(one.id)}
                        >
                          Take again
                        </Button>
                      </Group>
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </DataTable>
          )
        }
      </Loaded>
      <ErrorNotice error={again.error} />
    </Section>
  );
}

function whatOf({ kind, summary }: HookDelivery): string {
  const commit = summary.commit_sha?.slice(0, 7) ?? '';
  if (kind === 'push') return `Push to ${summary.branch}, ${commit}`;
  if (kind === 'pull_request') return `Pull request ${summary.pull_request}, ${commit}`;
  if (kind === 'branch_deleted') return `Branch ${summary.branch} deleted`;
  return kind === 'other' ? 'Something else' : 'Not signed as it should be';
}

const wordsOf = (reason: string): string => reason.replaceAll(/[._]/g, ' ');
