import { Page } from '../../ui/page.js';

export function TransferPage() {
  return <Page title="Transfer">{null}</Page>;
}
