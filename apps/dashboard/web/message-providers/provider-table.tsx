import { ActionIcon, Menu, Table, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { MessageProvider } from '../api/message-providers.js';
import { DataTable } from '../ui/data-table.js';
import { Status } from '../ui/status.js';
import { KINDS } from './provider-kinds.js';

/** What can be done to a provider. */
export type ProviderAction = 'test' | 'webhook' | 'toggle' | 'delete';

interface ProviderTableProps {
  readonly providers: readonly MessageProvider[];
  readonly onAction: (action: ProviderAction, provider: MessageProvider) => void;
}

const TITLES = ['Provider', 'Channels', 'Priority', 'Status'];

export function ProviderTable({ providers, onAction }: ProviderTableProps) {
  return (
    <DataTable isCard hasActions label="Message providers" titles={TITLES}>
      {providers.map((provider) => (
        <Table.Tr key={provider.id}>
          <Table.Td>
            <Text size="sm" fw={500}>
              {provider.name}
            </Text>
            <Text size="xs" c="dimmed">
              {KINDS[provider.kind].label}
            </Text>
          </Table.Td>
          <Table.Td>{provider.channels.join(', ')}</Table.Td>
          <Table.Td>{provider.priority}</Table.Td>
          <Table.Td>
            <Status value={stateOf(provider)} />
            {provider.health !== 'working' && (
              <Text size="xs" className="mono">
                {provider.last_failure}
              </Text>
            )}
          </Table.Td>
          <Table.Td ta="right">
            <ProviderMenu provider={provider} onAction={onAction} />
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}

function stateOf({ is_enabled: isEnabled, health }: MessageProvider): string {
  if (!isEnabled) return 'disabled';
  return health === 'working' ? 'active' : 'failing';
}

interface ProviderMenuProps {
  readonly provider: MessageProvider;
  readonly onAction: ProviderTableProps['onAction'];
}

function ProviderMenu({ provider, onAction }: ProviderMenuProps) {
  const item = (action: ProviderAction, label: string) => (
    <Menu.Item onClick={() => onAction(action, provider)}>{label}</Menu.Item>
  );
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${provider.name}`}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {item('test', 'Test')}
        {provider.webhook_url !== null && item('webhook', 'Webhook')}
        {item('toggle', provider.is_enabled ? 'Disable' : 'Enable')}
        {item('delete', 'Delete')}
      </Menu.Dropdown>
    </Menu>
  );
}
