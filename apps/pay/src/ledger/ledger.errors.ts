import { type ApiErrorOptions, defineErrors } from '@skydeck/errors';
import { ESCROW_REFUSALS } from '../escrows/escrow-refusals.js';
import type { RejectionCode } from './decide/rejection.js';

/** Why money was not moved. */
export const LedgerErrors = defineErrors('', {
  idempotency_key_required: {
    status: 400,
    message: 'Money is moved only with an `Idempotency-Key`.',
    fix: 'Send a header `Idempotency-Key` with 1 to 255 printable characters, new for each payment and the same for each repetition of it.',
  },
  insufficient_funds: {
    status: 402,
    message: 'The wallet has less available than this takes.',
    fix: 'Read the balance: what is held is not available. Try again with a new key after money has come in.',
  },
  wallet_not_found: {
    status: 404,
    message: 'This project has no such wallet.',
    fix: 'List the wallets; test mode and live mode have their own.',
  },
  wallet_frozen: {
    status: 409,
    message: 'The wallet is frozen.',
    fix: 'Unfreeze the wallet, or use another.',
  },
  wallet_closed: {
    status: 409,
    message: 'The wallet is closed.',
    fix: 'Use another wallet; a closed one is not opened again.',
  },
  same_wallet: {
    status: 422,
    message: 'Money moves between different wallets.',
    fix: 'Name each wallet once.',
  },
  currency_mismatch: {
    status: 422,
    message: 'The wallets and the amount are not of one currency.',
    fix: 'Exchange with a quote, or use wallets of the same currency.',
  },
  unbalanced: {
    status: 422,
    message: 'The legs do not sum to zero in each currency.',
    fix: 'What leaves wallets and what comes into wallets must be the same.',
  },
  hold_not_found: {
    status: 404,
    message: 'This project has no such hold.',
    fix: 'List the holds; test mode and live mode have their own.',
  },
  hold_already_captured: {
    status: 409,
    message: 'The hold was captured already.',
    fix: 'Read the hold; what it captured can be transferred back.',
  },
  hold_voided: {
    status: 409,
    message: 'The hold was voided.',
    fix: 'Make a transfer, or a new hold.',
  },
  hold_expired: {
    status: 409,
    message: 'The time of the hold is over.',
    fix: 'Make a transfer, or a new hold.',
  },
  hold_not_due: {
    status: 409,
    message: 'The time of the hold is not over yet.',
    fix: 'Void the hold to give it back earlier.',
  },
  amount_exceeds_hold: {
    status: 422,
    message: 'The hold has less left than this amount.',
    fix: 'Capture at most what is left, or increase the hold before.',
  },
  transfer_not_found: {
    status: 404,
    message: 'This project has no such transfer.',
    fix: 'List the transfers; one that failed cannot be reversed.',
  },
  amount_exceeds_transfer: {
    status: 422,
    message: 'Less than this amount is left of the transfer.',
    fix: 'Reverse at most what was not reversed before.',
  },
  batch_refused: {
    status: 409,
    message: 'Another payment of the same batch could not be made, so none was.',
    fix: 'Read which of the results has another code, mend it, and send the batch with a new key.',
  },
  ...ESCROW_REFUSALS,
  ledger_busy: {
    status: 503,
    message: 'Too many payments are waiting.',
    fix: 'Try again with the same key after the seconds of `Retry-After`.',
  },
});

/** The error for a command that was not done. */
export const rejectionError = (code: RejectionCode, options?: ApiErrorOptions) =>
  LedgerErrors[code](options);
