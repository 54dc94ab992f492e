import { Badge, Group, Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Server } from '../api/shapes.js';
import { CopyIcon } from '../ui/copy-button.js';
import { Time } from '../ui/time.js';
import { ServerMenu } from './server-menu.js';
import { ServerStatus } from './server-status.js';
import { sizeText } from './size-text.js';

interface ServerTableProps {
  readonly project: string;
  readonly servers: readonly Server[];
  /** Told what an action failed with; null when one begins. */
  readonly onError: (error: Error | null) => void;
}

export function ServerTable({ project, servers, onError }: ServerTableProps) {
  return (
    <div className="card table-scroll" tabIndex={0} role="region" aria-label="Servers">
      <Table>
        <Table.Thead>
          <Table.Tr>
            {['Name', 'State', 'Address', 'Size', 'Image', 'Created'].map((title) => (
              <Table.Th key={title}>{title}</Table.Th>
            ))}
            <Table.Th aria-label="Actions" />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {servers.map((server) => (
            <Row key={server.id} project={project} server={server} onError={onError} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
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
