import type { WalletStatus as State } from '../api/wallets.js';
import { Status } from '../ui/status.js';
import { STATUS_WORDS } from './wallet-words.js';

/** Whether money may move in a wallet. */
export function WalletStatus({ status }: { readonly status: State }) {
  return <Status value={status === 'open' ? 'active' : status} label={STATUS_WORDS[status]} />;
}
