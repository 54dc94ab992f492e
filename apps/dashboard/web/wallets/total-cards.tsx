import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { WalletTotal } from '../api/wallet-totals.js';
import { Money } from '../money/money.js';
import './figures.css';

const SHOWN = 4;

/** What is in all wallets together, currency by currency. */
export function TotalCards({ totals }: { readonly totals: readonly WalletTotal[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? totals : totals.slice(0, SHOWN);
  if (totals.length === 0) return null;
  return (
    <Stack gap="xs">
      <div className="total-cards">
        {shown.map(({ currency, wallets, posted, held, available }) => (
          <Stack
            key={currency}
            className="card"
            p={16}
            gap={2}
            role="group"
            aria-label={`All wallets in ${currency}`}
          >
            <Group justify="space-between" gap="xs">
              <Text size="xs" c="dimmed">
                {currency}
              </Text>
              <Text size="xs" c="dimmed">
                {wallets === 1 ? '1 wallet' : `${wallets} wallets`}
              </Text>
            </Group>
            <Text fz={22} fw={600} lh={1.25} className="figure" component="div">
              <Money amount={available} currency={currency} />
            </Text>
            <Text size="xs" c="dimmed" component="div">
              {held === '0' ? (
                'available'
              ) : (
                <>
                  available of <Money amount={posted} currency={currency} />
                </>
              )}
            </Text>
          </Stack>
        ))}
      </div>
      {totals.length > SHOWN && (
        <Group>
          <Button variant="subtle" size="compact-sm" onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer currencies' : `Show all ${totals.length} currencies`}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
