import { ActionIcon, Menu, Table, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { SignInProvider } from '../../api/sign-in-providers.js';
import { CopyIcon } from '../../ui/copy-button.js';
import { Status } from '../../ui/status.js';
import { kindOf } from './kinds.js';

/** What can be done to a provider. */
export type ProviderAction = 'change' | 'test' | 'toggle' | 'delete';

interface ProviderTableProps {
  readonly providers: readonly SignInProvider[];
  readonly onAction: (action: ProviderAction, provider: SignInProvider) => void;
}

export function ProviderTable({ providers, onAction }: ProviderTableProps) {
  return (
    <div className="card table-scroll" tabIndex={0} role="region" aria-label="Sign-in providers">
      <Table>
        <Table.Thead>
          <Table.Tr>
            {['Provider', 'Client', 'Redirect URI', 'Status'].map((title) => (
              <Table.Th key={title}>{title}</Table.Th>
            ))}
            <Table.Th aria-label="Actions" />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {providers.map((provider) => (
            <Table.Tr key={provider.id}>
              <Table.Td>
                <Text size="sm" fw={500}>
                  {provider.name}
                </Text>
                {kindOf(provider.kind).label !== provider.name && (
                  <Text size="xs" c="dimmed">
                    {kindOf(provider.kind).label}
                  </Text>
                )}
              </Table.Td>
              <Table.Td maw={220} className="mono">
                <Text size="sm" truncate inherit>
                  {provider.client_id}
                </Text>
              </Table.Td>
              <Table.Td style={{ whiteSpace: 'nowrap' }}>
                <span className="mono">…{provider.callback_url.slice(-14)}</span>{' '}
                <CopyIcon text={provider.callback_url} what={`redirect URI of ${provider.name}`} />
              </Table.Td>
              <Table.Td>
                <Status value={provider.is_enabled ? 'active' : 'disabled'} />
              </Table.Td>
              <Table.Td ta="right">
                <ProviderMenu provider={provider} onAction={onAction} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

interface ProviderMenuProps {
  readonly provider: SignInProvider;
  readonly onAction: (action: ProviderAction, provider: SignInProvider) => void;
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
        {item('change', 'Change')}
        {item('toggle', provider.is_enabled ? 'Disable' : 'Enable')}
        {item('delete', 'Delete')}
      </Menu.Dropdown>
    </Menu>
  );
}
