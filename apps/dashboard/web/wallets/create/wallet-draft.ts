import type { Currency } from '../../api/currencies.js';
import type { Wallet, WantedWallet } from '../../api/wallets.js';
import { type MetadataRow, metadataIn } from '../../money/metadata-rows.js';
import { minorUnitsIn } from '../../money/minor-units.js';

/** What the form holds. */
export interface WalletDraft {
  readonly name: string;
  readonly externalId: string;
  readonly owner: string;
  readonly currency: string;
  readonly kind: Wallet['kind'];
  readonly overdraft: string;
  readonly hasLimit: boolean;
  readonly metadata: readonly MetadataRow[];
}

export const EMPTY_DRAFT: WalletDraft = {
  name: '',
  externalId: '',
  owner: '',
  currency: '',
  kind: 'wallet',
  overdraft: '',
  hasLimit: true,
  metadata: [],
};

/** What is sent for a form; undefined while it cannot be sent. */
export function wantedOf(
  draft: WalletDraft,
  currency: Currency | undefined,
): WantedWallet | undefined {
  if (!currency) return undefined;
  const overdraft = overdraftOf(draft, currency);
  if (overdraft?.problem !== undefined) return undefined;
  return {
    currency: currency.code,
    kind: draft.kind,
    name: textOf(draft.name),
    external_id: textOf(draft.externalId),
    owner: textOf(draft.owner),
    metadata: metadataIn(draft.metadata),
    ...(overdraft && { overdraft_limit: overdraft.limit }),
  };
}

const textOf = (text: string): string | null => text.trim() || null;

function overdraftOf(
  { kind, hasLimit, overdraft }: WalletDraft,
  currency: Currency,
): { limit: string | null; problem?: string } | undefined {
  if (kind === 'world') return undefined;
  if (!hasLimit) return { limit: null };
  if (overdraft.trim() === '') return undefined;
  const { minorUnits, problem } = minorUnitsIn(overdraft, currency);
  return problem === undefined ? { limit: minorUnits } : { limit: null, problem };
}
