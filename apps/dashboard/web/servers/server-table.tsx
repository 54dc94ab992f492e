import { Badge, Group, Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Server } from '../api/shapes.js';
import { CopyIcon } from '../ui/copy-button.js';
import { Time } from '../ui/time.js';
import { ServerMenu } from './server-menu.js';
import { ServerStatus } from './server-status.js';
import { sizeText } from './size-text.js';
import { DataTable } from '../ui/data-table.js';

interface ServerTableProps {
  readonly project: string;
  readonly servers: readonly Server[];
  /** Told what an action failed with; null when one begins. */
  readonly onError: (error: Error | null) => void;
}

export function ServerTable({ project, servers, onError }: ServerTableProps) {
  return (
    <DataTable
      label="Servers"
      titles={['Name', 'State', 'Address', 'Size', 'Image', 'Created']}
      hasActions
      isCard
    >
      {servers.map((server) => (
        <Row key={server.id} project={project} server={server} onError={onError} />
      ))}
    </DataTable>
  );
}

interface RowProps {
  readonly project: string;
  readonly server: Server;
  readonly onError: (error: Error | null) => void;
}

function Row({ project, server, onError }: RowProps) {
  const { name, ipv4, size, image, tags, created_at: createdAt } = server;
  return (
    <Table.Tr>
      <Table.Td>
        <Link
          to="/projects/$project/server/$server"
          params={{ project, server: name }}
          className="row-link"
        >
          {name}
        </Link>
        {tags.length > 0 && (
          <Group gap={4} mt={4}>
            {tags.map((tag) => (
              <Badge key={tag} size="xs" variant="default">
                {tag}
              </Badge>
            ))}
          </Group>
        )}
      </Table.Td>
      <Table.Td>
        <ServerStatus server={server} />
      </Table.Td>
      <Table.Td>
        {ipv4 ? (
          <Group gap={4} wrap="nowrap">
            <span className="mono">{ipv4}</span>
            <CopyIcon text={ipv4} what={`address of ${name}`} />
          </Group>
        ) : (
          '–'
        )}
      </Table.Td>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>
        <Text size="sm">{size.slug}</Text>
        <Text size="xs" c="dimmed">
          {sizeText(size)}
        </Text>
      </Table.Td>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>{image.slug}</Table.Td>
      <Table.Td>
        <Time at={createdAt} />
      </Table.Td>
      <Table.Td ta="right">
        <ServerMenu project={project} server={server} onError={onError} />
      </Table.Td>
    </Table.Tr>
  );
}
