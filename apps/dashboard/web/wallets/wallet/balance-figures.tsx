import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Wallet } from '../../api/wallets.js';
import { Money } from '../../money/money.js';
import '../figures.css';

/** What is in a wallet, and what of it may be spent. */
export function BalanceFigures({ wallet }: { readonly wallet: Wallet }) {
  const { balance, currency, overdraft_limit: limit } = wallet;
  const amount = (minorUnits: string) => <Money amount={minorUnits} currency={currency} />;
  return (
    <div className="balance-figures">
      <Figure label="Available" note={limitText(limit, amount)}>
        {amount(balance.available)}
      </Figure>
      <Figure label="Posted" note="came in less what went out">
        {amount(balance.posted)}
      </Figure>
      <Figure label="Held" note="put aside by holds">
        {amount(balance.held)}
      </Figure>
    </div>
  );
}

interface FigureProps {
  readonly label: string;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

function Figure({ label, note, children }: FigureProps) {
  return (
    <Stack className="card" p={16} gap={2} role="group" aria-label={label}>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Text fz={24} fw={600} lh={1.25} className="figure" component="div">
        {children}
      </Text>
      <Text size="xs" c="dimmed" component="div">
        {note}
      </Text>
    </Stack>
  );
}

function limitText(limit: string | null, amount: (minorUnits: string) => ReactNode): ReactNode {
  if (limit === null) return 'may be overdrawn without limit';
  if (limit === '0') return 'to spend now';
  return <>and {amount(limit)} may be overdrawn</>;
}
