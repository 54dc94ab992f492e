import { Anchor, Text } from '@mantine/core';
import type { Payin } from '../../api/payment-orders.js';
import { useMoney } from '../../money/use-money.js';
import { Section } from '../../ui/section.js';
import { ShareBar } from '../../ui/share-bar.js';
import { Status } from '../../ui/status.js';
import { meaningOf, toneOf } from '../order-words.js';

interface PayinMoneyProps {
  readonly project: string;
  readonly payin: Payin;
}

/** How much came in, and how much of it was given back. */
export function PayinMoney({ project, payin }: PayinMoneyProps) {
  const write = useMoney(project);
  const { amount, currency, refunded_amount: refunded, status, redirect_url: url } = payin;
  const kept = BigInt(amount) - BigInt(refunded);
  return (
    <Section
      title={write(amount, currency)}
      text={<Status value={toneOf(status)} label={meaningOf(status)} />}
    >
      {status === 'succeeded' && (
        <ShareBar
          label="Of the pay-in"
          shares={[
            { name: 'Kept', tone: 'good', amount: kept, text: write(kept, currency) },
            {
              name: 'Given back',
              tone: 'idle',
              amount: BigInt(refunded),
              text: write(refunded, currency),
            },
          ]}
        />
      )}
      {url && status === 'pending' && (
        <Text size="sm">
          The payer has to agree on{' '}
          <Anchor href={url} target="_blank" rel="noreferrer noopener" size="sm">
            a page of the provider
          </Anchor>
          .
        </Text>
      )}
    </Section>
  );
}
