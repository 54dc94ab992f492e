import { useProject } from '../projects/use-project-slug.js';
import { Page } from '../ui/page.js';
import { BlocksCard } from './blocks-card.js';
import { VerificationCard } from './verification-card.js';

/** That the books are what they were: a check of all of them, and the blocks that seal them. */
export function LedgerPage() {
  const project = useProject();
  return (
    <Page
      title="Ledger"
      text="Every movement of money is two entries or more that sum to zero. Here is the proof that nothing was changed since."
    >
      <VerificationCard project={project} />
      <BlocksCard project={project} />
    </Page>
  );
}
