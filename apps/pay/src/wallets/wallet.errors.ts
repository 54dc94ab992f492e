import { defineErrors } from '@skydeck/errors';

/** What wallets refuse besides moving money. */
export const WalletErrors = defineErrors('', {
  wallet_not_empty: {
    status: 409,
    message: 'The wallet still has money, or money is held on it.',
    fix: 'Move what is there to another wallet and capture or void its holds; then close it.',
  },
  external_id_taken: {
    status: 409,
    message: 'Another wallet has this external id.',
    fix: 'Read that wallet by its external id, or choose another.',
  },
  overdraft_in_use: {
    status: 409,
    message: 'The wallet is further below nothing than this limit allows.',
    fix: 'Bring money in first, or allow at least what is overdrawn and held now.',
  },
});
