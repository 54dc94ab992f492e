import { Badge, Button, Table, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountSessionsQuery, revokeSession } from '../api/account.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Loaded } from '../ui/loaded.js';
import { Time } from '../ui/time.js';

/** Where this account is signed in. */
export function SessionTable() {
  const sessions = useQuery(accountSessionsQuery);
  const queryClient = useQueryClient();
  const revoke = useMutation({
    mutationFn: revokeSession,
    onSettled: () => queryClient.invalidateQueries(accountSessionsQuery),
  });
  return (
    <>
      <ErrorNotice error={revoke.error} />
      <Loaded query={sessions}>
        {(items) => (
          <div className="card table-scroll" tabIndex={0} role="region" aria-label="Sessions">
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Session</Table.Th>
                  <Table.Th>Started</Table.Th>
                  <Table.Th>Last active</Table.Th>
                  <Table.Th aria-label="Actions" />
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {items.map((session) => {
                  return (
                    <Table.Tr key={session.id}>
                      <Table.Td>
                        <Text size="sm" fw={500}>
                          {session.client === 'browser' ? 'Browser' : 'Device or command line'}
                        </Text>
                        <Text className="mono" c="dimmed">
                          {session.id.slice(0, 12)}…
                        </Text>
                      </Table.Td>
                      <Table.Td>
                        <Time at={session.created_at} />
                      </Table.Td>
                      <Table.Td>
                        <Time at={session.refreshed_at} />
                      </Table.Td>
                      <Table.Td ta="right">
                        {session.is_current ? (
                          <Badge variant="default">This browser</Badge>
                        ) : (
                          <Button
                            size="compact-sm"
                            variant="default"
                            loading={revoke.isPending && revoke.variables === session.id}
                            onClick={() => revoke.mutate(session.id)}
                          >
                            End session
                          </Button>
                        )}
                      </Table.Td>
                    </Table.Tr>
                  );
                })}
              </Table.Tbody>
            </Table>
          </div>
        )}
      </Loaded>
    </>
  );
}
