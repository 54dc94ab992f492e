import { Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Webhook } from '../api/shapes.js';
import type { Source } from '../sources/sources.js';
import { Status } from '../ui/status.js';
import { Time } from '../ui/time.js';
import { WebhookMenu } from './webhook-menu.js';
import { stateOf, typesOf } from './webhook-state.js';

interface WebhookTableProps {
  readonly project: string;
  readonly source: Source;
  readonly webhooks: readonly Webhook[];
  readonly onError: (error: Error | null) => void;
}

export function WebhookTable({ project, source, webhooks, onError }: WebhookTableProps) {
  return (
    <div className="card table-scroll" tabIndex={0} role="region" aria-label="Webhooks">
      <Table>
        <Table.Thead>
          <Table.Tr>
            {['Address', 'Events', 'Status', 'Created'].map((title) => (
              <Table.Th key={title}>{title}</Table.Th>
            ))}
            <Table.Th aria-label="Actions" />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {webhooks.map((webhook) => (
            <Table.Tr key={webhook.id}>
              <Table.Td maw={380}>
                <Link
                  to="/projects/$project/webhooks/$source/$webhook"
                  params={{ project, source, webhook: webhook.id }}
                  className="row-link wrap"
                >
                  {webhook.url}
                </Link>
                <Text size="xs" c="dimmed" truncate>
                  {webhook.description}
                </Text>
              </Table.Td>
              <Table.Td maw={240}>
                <Text size="sm" truncate>
                  {typesOf(webhook)}
                </Text>
              </Table.Td>
              <Table.Td>
                <Status value={stateOf(webhook)} />
              </Table.Td>
              <Table.Td>
                <Time at={webhook.created_at} />
              </Table.Td>
              <Table.Td ta="right">
                <WebhookMenu
                  at={{ source, project, id: webhook.id }}
                  webhook={webhook}
                  onError={onError}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
