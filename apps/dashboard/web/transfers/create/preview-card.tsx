import { Alert, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { TransferPreview } from '../../api/transfers.js';
import type { Wallet } from '../../api/wallets.js';
import { Money } from '../../money/money.js';
import { titleOf } from '../../wallets/wallet-words.js';

interface PreviewCardProps {
  readonly preview: TransferPreview;
  readonly wallets: readonly Wallet[];
}

/** What the wallets would have, or why nothing would move. */
export function PreviewCard({ preview, wallets }: PreviewCardProps) {
  if (preview.status === 'failed') {
    return (
      <Alert
        variant="light"
        color="yellow"
        role="status"
        icon={<IconAlertTriangle size={18} />}
        title="This would be refused"
        styles={{
          message: { color: 'var(--mantine-color-text)' },
          title: { color: 'var(--mantine-color-text)' },
        }}
      >
        {preview.message}
      </Alert>
    );
  }
  return (
    <Stack className="card" p="sm" gap={6} role="status" aria-label="What would be left">
      <Text size="xs" c="dimmed">
        Available afterwards
      </Text>
      {wallets.map((wallet) => {
        const after = preview.wallets.find((one) => one.wallet === wallet.id);
        return (
          <Group key={wallet.id} justify="space-between" gap="sm" wrap="nowrap">
            <Text size="sm" className="wrap">
              {titleOf(wallet)}
            </Text>
            <Text size="sm" component="div" ta="right">
              <Text span size="sm" c="dimmed">
                <Money amount={wallet.balance.available} currency={wallet.currency} /> →{' '}
              </Text>
              <strong>
                <Money amount={after?.available ?? '0'} currency={wallet.currency} />
              </strong>
            </Text>
          </Group>
        );
      })}
    </Stack>
  );
}
