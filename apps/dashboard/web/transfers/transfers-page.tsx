import { Page } from '../ui/page.js';

export function TransfersPage() {
  return <Page title="Transfers">{null}</Page>;
}
