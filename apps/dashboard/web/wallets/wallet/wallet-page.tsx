import { Page } from '../../ui/page.js';

export function WalletPage() {
  return <Page title="Wallet">{null}</Page>;
}
