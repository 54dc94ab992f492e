import { Alert } from '@mantine/core';
import { IconLock, IconSnowflake } from '@tabler/icons-react';
import type { Wallet } from '../../api/wallets.js';

const TITLES = {
  frozen_debit: 'Nothing leaves this wallet',
  frozen: 'Nothing moves in this wallet',
  closed: 'This wallet is closed',
} as const;

/** Says that money does not move, and why. */
export function FrozenNotice({ wallet }: { readonly wallet: Wallet }) {
  const { status, freeze_reason: reason } = wallet;
  if (status === 'open') return null;
  const text = status === 'closed' ? 'What it booked stays readable.' : reason;
  return (
    <Alert
      variant="light"
      color={status === 'closed' ? 'gray' : 'yellow'}
      role="note"
      icon={status === 'closed' ? <IconLock size={18} /> : <IconSnowflake size={18} />}
      title={TITLES[status]}
      styles={{
        message: { color: 'var(--mantine-color-text)' },
        title: { color: 'var(--mantine-color-text)' },
      }}
    >
      {text}
    </Alert>
  );
}
