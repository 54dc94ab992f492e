import { Group } from '@mantine/core';
import type { Currency } from '../../api/currencies.js';
import { AmountInput } from '../../money/amount-input.js';
import { issueOf } from '../../ui/issue-of.js';
import { WalletSelect } from '../../wallets/wallet-select.js';
import type { EscrowFieldsProps } from './create-escrow-dialog.js';

interface PartyFieldsProps extends EscrowFieldsProps {
  readonly currency: Currency | undefined;
  readonly amountError: string | undefined;
}

/** Who pays whom, and how much. */
export function PartyFields(props: PartyFieldsProps) {
  const { project, draft, currency, error, amountError, onChange } = props;
  const { buyer, seller } = draft;
  return (
    <>
      <Group grow align="flex-start" preventGrowOverflow={false} wrap="wrap">
        <WalletSelect
          project={project}
          label="Buyer"
          required
          autoFocus
          value={buyer}
          without={seller?.id}
          error={issueOf(error, 'buyer')}
          onChange={(wallet) => {
            const isSame = wallet?.currency === buyer?.currency;
            onChange({ buyer: wallet, ...(!isSame && { seller: undefined }) });
          }}
        />
        <WalletSelect
          project={project}
          label="Seller"
          required
          value={seller}
          currency={buyer?.currency}
          without={buyer?.id}
          error={issueOf(error, 'seller')}
          onChange={(wallet) => onChange({ seller: wallet })}
        />
      </Group>
      <AmountInput
        label="Amount"
        required
        currency={currency}
        value={draft.amount}
        error={amountError}
        onChange={(amount) => onChange({ amount })}
      />
    </>
  );
}
