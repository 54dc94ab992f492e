import { Group, Select, Text, TextInput } from '@mantine/core';
import type { Currency } from '../../api/currencies.js';
import { moneyText } from '../../money/money-text.js';
import { issueOf } from '../../ui/issue-of.js';
import { bpsIn, type FeePayer, previewFee } from '../escrow-fees.js';
import type { EscrowFieldsProps } from './create-escrow-dialog.js';
import { minorOf } from './escrow-draft.js';

interface FeeFieldsProps extends EscrowFieldsProps {
  readonly currency: Currency | undefined;
}

const PAYERS: readonly { readonly value: FeePayer; readonly label: string }[] = [
  { value: 'seller', label: 'The seller' },
  { value: 'buyer', label: 'The buyer' },
  { value: 'both', label: 'Both, half each' },
];

/** What the project takes of each release, who pays it, and what that comes to. */
export function FeeFields({ draft, currency, error, onChange }: FeeFieldsProps) {
  const bps = bpsIn(draft.fee);
  const isWrong = draft.fee !== '' && bps === undefined;
  const amount = minorOf(draft.amount, currency);
  return (
    <>
      <Group grow align="flex-start">
        <TextInput
          label="Fee"
          description="Taken of each release."
          inputMode="decimal"
          autoComplete="off"
          placeholder="None"
          rightSection={
            <Text size="sm" c="dimmed">
              %
            </Text>
          }
          value={draft.fee}
          error={isWrong ? 'Write a percentage such as 2.5.' : issueOf(error, 'fee.bps')}
          onChange={({ currentTarget }) => onChange({ fee: currentTarget.value })}
        />
        <Select
          label="Paid by"
          description="Nobody pays it for a refund."
          allowDeselect={false}
          disabled={!bps}
          data={[...PAYERS]}
          value={draft.payer}
          onChange={(payer) => payer && onChange({ payer })}
        />
      </Group>
      {bps && amount && currency ? (
        <FeeText amount={amount} bps={bps} payer={draft.payer} currency={currency} />
      ) : null}
    </>
  );
}

interface FeeTextProps {
  readonly amount: bigint;
  readonly bps: number;
  readonly payer: FeePayer;
  readonly currency: Currency;
}

function FeeText({ amount, bps, payer, currency }: FeeTextProps) {
  const { fee, buyerPays, sellerGets } = previewFee(amount, bps, payer);
  const text = (part: bigint) => moneyText(part, currency);
  return (
    <Text size="sm" role="status">
      The buyer pays {text(buyerPays)} in, the seller gets {text(sellerGets)}, and the project keeps{' '}
      {text(fee)}.
    </Text>
  );
}
