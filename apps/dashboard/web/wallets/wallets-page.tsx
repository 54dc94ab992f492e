import { Page } from '../ui/page.js';

export function WalletsPage() {
  return <Page title="Wallets">{null}</Page>;
}
