import { Stack, Table, Text } from '@mantine/core';
import { IconStack2 } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { batchesQuery } from '../api/message-batches.js';
import { messagesKey } from '../api/message-log.js';
import { useMessageNews } from '../messages/use-message-news.js';
import { MoreButton } from '../sources/more-button.js';
import { DataTable } from '../ui/data-table.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { Status } from '../ui/status.js';
import { Time } from '../ui/time.js';
import { countsText } from './batch-words.js';

/** Everything that was sent to many at once, newest first. */
export function BatchesTab({ project }: { readonly project: string }) {
  const batches = useInfiniteQuery(batchesQuery(project));
  useMessageNews(project, messagesKey(project));
  return (
    <Stack>
      <Loaded query={batches}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              icon={IconStack2}
              title="No batches yet"
              text="A batch sends up to 10,000 messages at once, each as if it were sent alone."
            >
              <Text size="xs" c="dimmed" className="mono">
                skydeck batch send spring.ndjson --name spring
              </Text>
            </EmptyState>
          ) : (
            <DataTable isCard label="Batches" titles={['Batch', 'Status', 'Messages', 'Accepted']}>
              {items.map((batch) => (
                <Table.Tr key={batch.id}>
                  <Table.Td>
                    <Link
                      to="/projects/$project/messages/batches/$batch"
                      params={{ project, batch: batch.id }}
                      className="row-link"
                    >
                      {batch.name ?? batch.id}
                    </Link>
                  </Table.Td>
                  <Table.Td>
                    <Status value={batch.status} />
                  </Table.Td>
                  <Table.Td>
                    <Text size="sm" className="figures">
                      {batch.accepted}
                    </Text>
                    <Text size="xs" c="dimmed">
                      {countsText(batch)}
                    </Text>
                  </Table.Td>
                  <Table.Td>
                    <Time at={batch.created_at} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </DataTable>
          )
        }
      </Loaded>
      <MoreButton query={batches} />
    </Stack>
  );
}
