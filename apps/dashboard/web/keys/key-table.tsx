import { ActionIcon, Badge, Menu, Table, Text } from '@mantine/core';
import { IconDots, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import type { Key } from '../api/shapes.js';
import { titleOf } from '../products/catalogue.js';
import { Status } from '../ui/status.js';
import { Time } from '../ui/time.js';

/** What can be done to a key. */
export type KeyAction = 'edit' | 'rotate' | 'revoke';
type Act = (action: KeyAction, key: Key) => void;

/** Whether a key still works. */
export function stateOf({ revoked_at: revokedAt, expires_at: expiresAt }: Key): string {
  if (revokedAt && Date.parse(revokedAt) <= Date.now()) return 'revoked';
  if (expiresAt && Date.parse(expiresAt) <= Date.now()) return 'expired';
  return 'active';
}

/** Where a key may be used from and how often, in a few words. */
function limitsOf({ allowed_cidrs: networks, rate_limit_per_minute: perMinute }: Key): string {
  const limits = [networks.join(', '), perMinute === null ? '' : `${perMinute} a minute`];
  return limits.filter((text) => text !== '').join(' · ') || 'none';
}

export function KeyTable({ keys, onAction }: { keys: readonly Key[]; onAction: Act }) {
  return (
    <div className="card table-scroll" tabIndex={0} role="region" aria-label="API keys">
      <Table>
        <Table.Thead>
          <Table.Tr>
            {['Name', 'Product', 'Key', 'Status', 'Limits', 'Last used', 'Expires'].map((title) => (
              <Table.Th key={title}>{title}</Table.Th>
            ))}
            <Table.Th aria-label="Actions" />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} onAction={onAction} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function KeyRow({ apiKey, onAction }: { apiKey: Key; onAction: Act }) {
  const state = stateOf(apiKey);
  return (
    <Table.Tr c={state === 'active' ? undefined : 'dimmed'}>
      <Table.Td>
        <Text size="sm" fw={500} lineClamp={1}>
          {apiKey.name}
        </Text>
      </Table.Td>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>
        {titleOf(apiKey.product)}{' '}
        {apiKey.mode === 'test' && (
          <Badge size="sm" variant="default">
            Test
          </Badge>
        )}
      </Table.Td>
      <Table.Td className="mono" style={{ whiteSpace: 'nowrap' }}>
        {apiKey.start}…{apiKey.last4}
      </Table.Td>
      <Table.Td>
        <Status value={state} />
      </Table.Td>
      <Table.Td maw={220}>
        <Text size="sm" truncate title={apiKey.allowed_cidrs.join(', ')}>
          {limitsOf(apiKey)}
        </Text>
      </Table.Td>
      <Table.Td>{apiKey.last_used_at ? <Time at={apiKey.last_used_at} /> : 'never'}</Table.Td>
      <Table.Td>{apiKey.expires_at ? <Time at={apiKey.expires_at} /> : 'never'}</Table.Td>
      <Table.Td ta="right">
        {state === 'active' && <KeyMenu apiKey={apiKey} onAction={onAction} />}
      </Table.Td>
    </Table.Tr>
  );
}

function KeyMenu({ apiKey, onAction }: { apiKey: Key; onAction: Act }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${apiKey.name}`}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => onAction('edit', apiKey)}>
          Change
        </Menu.Item>
        <Menu.Item
          leftSection={<IconRefresh size={16} />}
          onClick={() => onAction('rotate', apiKey)}
        >
          Rotate
        </Menu.Item>
        <Menu.Item
          c="var(--mantine-color-error)"
          leftSection={<IconTrash size={16} />}
          onClick={() => onAction('revoke', apiKey)}
        >
          Revoke
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
