import type { WantedTransfer } from '../../api/transfers.js';
import type { Wallet } from '../../api/wallets.js';
import { type MetadataRow, metadataIn } from '../../money/metadata-rows.js';
import { type Decimals, minorUnitsIn } from '../../money/minor-units.js';

/** What the form holds. */
export interface TransferDraft {
  readonly from: Wallet | undefined;
  readonly to: Wallet | undefined;
  readonly amount: string;
  readonly description: string;
  readonly reference: string;
  readonly metadata: readonly MetadataRow[];
}

export const EMPTY_DRAFT: TransferDraft = {
  from: undefined,
  to: undefined,
  amount: '',
  description: '',
  reference: '',
  metadata: [],
};

/** What is sent for a form; undefined while something is missing. */
export function wantedOf(
  draft: TransferDraft,
  currency: Decimals | undefined,
): WantedTransfer | undefined {
  const { from, to } = draft;
  if (!from || !to || !currency) return undefined;
  const { minorUnits } = minorUnitsIn(draft.amount, currency);
  if (minorUnits === undefined || minorUnits === '0') return undefined;
  const [description, reference] = [draft.description.trim(), draft.reference.trim()];
  const metadata = metadataIn(draft.metadata);
  return {
    from: from.id,
    to: to.id,
    amount: minorUnits,
    currency: currency.code,
    ...(description && { description }),
    ...(reference && { reference }),
    ...(Object.keys(metadata).length > 0 && { metadata }),
  };
}
