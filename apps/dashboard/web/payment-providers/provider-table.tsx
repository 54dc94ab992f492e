import { Button, Group, Switch, Table, Text } from '@mantine/core';
import type { PaymentProvider } from '../api/payment-providers.js';
import { CopyIcon } from '../ui/copy-button.js';
import { DataTable } from '../ui/data-table.js';
import { Status } from '../ui/status.js';

interface ProviderTableProps {
  readonly providers: readonly PaymentProvider[];
  readonly onSwitch: (provider: PaymentProvider) => void;
  readonly onDelete: (provider: PaymentProvider) => void;
}

const TITLES = ['Provider', 'Takes', 'Currencies', 'Priority', 'Webhook', 'Status'];
const KINDS = { sandbox: 'Sandbox bank, no real money moves', stripe: 'Stripe' } as const;

export function ProviderTable({ providers, onSwitch, onDelete }: ProviderTableProps) {
  return (
    <DataTable isCard hasActions label="Payment providers" titles={TITLES}>
      {providers.map((provider) => (
        <Table.Tr key={provider.id}>
          <Table.Td>
            <Text size="sm" fw={500}>
              {provider.name}
            </Text>
            <Text size="xs" c="dimmed">
              {KINDS[provider.kind]}
            </Text>
          </Table.Td>
          <Table.Td>{provider.methods.join(', ')}</Table.Td>
          <Table.Td>{provider.currencies.join(', ') || 'All'}</Table.Td>
          <Table.Td className="figures">{provider.priority}</Table.Td>
          <Table.Td>
            <WebhookAddress provider={provider} />
          </Table.Td>
          <Table.Td>
            <Status value={provider.is_enabled ? 'active' : 'disabled'} />
          </Table.Td>
          <Table.Td>
            <Group gap="sm" justify="flex-end" wrap="nowrap">
              <Switch
                size="sm"
                aria-label={`Use ${provider.name}`}
                checked={provider.is_enabled}
                onChange={() => onSwitch(provider)}
              />
              {!provider.is_sandbox && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  color="gray"
                  aria-label={`Delete ${provider.name}`}
                  onClick={() => onDelete(provider)}
                >
                  Delete
                </Button>
              )}
            </Group>
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}

/** The sandbox bank is told its address by itself. */
function WebhookAddress({ provider }: { readonly provider: PaymentProvider }) {
  const { webhook_url: url, name, is_sandbox: isSandbox } = provider;
  if (isSandbox) return <>–</>;
  return (
    <Group gap={4} wrap="nowrap">
      <Text span size="xs" className="mono" truncate maw={160} title={url}>
        {url}
      </Text>
      <CopyIcon text={url} what={`webhook address of ${name}`} />
    </Group>
  );
}
