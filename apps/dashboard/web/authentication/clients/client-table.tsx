import { ActionIcon, Menu, Table, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { OidcClient } from '../../api/shapes.js';
import { CopyIcon } from '../../ui/copy-button.js';

/** What can be done to a client. */
export type ClientAction = 'change' | 'rotate' | 'delete';

interface ClientTableProps {
  readonly clients: readonly OidcClient[];
  readonly onAction: (action: ClientAction, client: OidcClient) => void;
}

export function ClientTable({ clients, onAction }: ClientTableProps) {
  return (
    <div className="card table-scroll" tabIndex={0} role="region" aria-label="OpenID clients">
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Client</Table.Th>
            <Table.Th>Id</Table.Th>
            <Table.Th>Secret</Table.Th>
            <Table.Th aria-label="Actions" />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {clients.map((client) => (
            <Table.Tr key={client.id}>
              <Table.Td>
                <Text size="sm" fw={500}>
                  {client.name}
                </Text>
                <Text size="xs" c="dimmed" className="wrap">
                  {client.redirect_uris.join(', ')}
                </Text>
              </Table.Td>
              <Table.Td style={{ whiteSpace: 'nowrap' }}>
                <span className="mono">{client.id.slice(0, 14)}…</span>{' '}
                <CopyIcon text={client.id} what={`id of ${client.name}`} />
              </Table.Td>
              <Table.Td className="mono">
                {client.secret_last4 ? `…${client.secret_last4}` : 'none'}
              </Table.Td>
              <Table.Td ta="right">
                <Menu position="bottom-end">
                  <Menu.Target>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={`Actions for ${client.name}`}
                    >
                      <IconDots size={18} />
                    </ActionIcon>
                  </Menu.Target>
                  <Menu.Dropdown>
                    <Menu.Item onClick={() => onAction('change', client)}>Change</Menu.Item>
                    {client.type === 'confidential' && (
                      <Menu.Item onClick={() => onAction('rotate', client)}>
                        Rotate secret
                      </Menu.Item>
                    )}
                    <Menu.Item onClick={() => onAction('delete', client)}>Delete</Menu.Item>
                  </Menu.Dropdown>
                </Menu>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
