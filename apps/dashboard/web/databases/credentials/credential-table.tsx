import { ActionIcon, Badge, Group, Menu, Table, Text } from '@mantine/core';
import { IconDots, IconEye, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { DatabaseRef } from '../../api/databases.js';
import type { DatabaseCredential } from '../../api/shapes.js';
import { DataTable } from '../../ui/data-table.js';
import { Time } from '../../ui/time.js';
import { CredentialVerbDialog, type CredentialVerb } from './credential-verb-dialog.js';
import { RevealDialog } from './reveal-dialog.js';

interface CredentialTableProps {
  readonly at: DatabaseRef;
  readonly credentials: readonly DatabaseCredential[];
}

interface Asked {
  readonly verb: CredentialVerb | 'show';
  readonly name: string;
}

const ACCESS = { read_write: 'Reads and changes', read_only: 'Reads only' } as const;

export function CredentialTable({ at, credentials }: CredentialTableProps) {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <>
      <DataTable
        label="Credentials"
        titles={['Name', 'Access', 'User', 'Created']}
        hasActions
        isCard
      >
        {credentials.map((credential) => (
          <Row
            key={credential.id}
            credential={credential}
            onAsk={(verb) => setAsked({ verb, name: credential.name })}
          />
        ))}
      </DataTable>
      {asked?.verb === 'show' && <RevealDialog at={at} name={asked.name} onClose={close} />}
      {asked && asked.verb !== 'show' && (
        <CredentialVerbDialog at={at} verb={asked.verb} name={asked.name} onClose={close} />
      )}
    </>
  );
}

interface RowProps {
  readonly credential: DatabaseCredential;
  readonly onAsk: (verb: Asked['verb']) => void;
}

function Row({ credential, onAsk }: RowProps) {
  const { name, access, user, state, previous_until: previousUntil } = credential;
  const isActive = state === 'active';
  return (
    <Table.Tr>
      <Table.Td>
        <Group gap={8} wrap="nowrap">
          <Text size="sm" fw={500} className="wrap">
            {name}
          </Text>
          {!isActive && (
            <Badge size="xs" variant="default">
              {state}
            </Badge>
          )}
        </Group>
        {previousUntil && (
          <Text size="xs" c="dimmed">
            The password before ends <Time at={previousUntil} />
          </Text>
        )}
      </Table.Td>
      <Table.Td>{ACCESS[access]}</Table.Td>
      <Table.Td className="mono">{user}</Table.Td>
      <Table.Td>
        <Time at={credential.created_at} />
      </Table.Td>
      <Table.Td ta="right">
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${name}`}>
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              disabled={!isActive}
              leftSection={<IconEye size={16} />}
              onClick={() => onAsk('show')}
            >
              Show the connection
            </Menu.Item>
            <Menu.Item
              disabled={!isActive}
              leftSection={<IconRefresh size={16} />}
              onClick={() => onAsk('rotate')}
            >
              Rotate
            </Menu.Item>
            {previousUntil && (
              <Menu.Item onClick={() => onAsk('end')}>End the password before</Menu.Item>
            )}
            {!credential.default && (
              <Menu.Item
                c="var(--mantine-color-error)"
                leftSection={<IconTrash size={16} />}
                onClick={() => onAsk('delete')}
              >
                Delete
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      </Table.Td>
    </Table.Tr>
  );
}
