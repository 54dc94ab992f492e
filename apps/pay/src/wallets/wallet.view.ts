import type { KnownWallet } from './wallet-account.js';
import type { Wallet } from './wallet.schema.js';

/** What may be read of the money on an account. */
export const toBalance = ({
  posted,
  held,
}: {
  readonly posted: string;
  readonly held: string;
}) => ({
  posted,
  held,
  available: (BigInt(posted) - BigInt(held)).toString(),
});

/** How far below nothing an account may go, told by its floor. */
export const limitOf = (floor: string | null): string | null =>
  floor === null ? null : (-BigInt(floor)).toString();

/** A wallet as callers see it. */
export function toWallet({ wallet, account }: KnownWallet): Wallet {
  return {
    id: wallet.id,
    kind: wallet.kind,
    currency: wallet.currency,
    status: account.status,
    name: wallet.name,
    external_id: wallet.externalId,
    owner: wallet.owner,
    overdraft_limit: limitOf(account.floor),
    balance: toBalance(account),
    freeze_reason: wallet.freezeReason,
    metadata: wallet.metadata,
    created_at: wallet.createdAt.toISOString(),
    updated_at: wallet.updatedAt.toISOString(),
  };
}
