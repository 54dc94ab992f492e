import { useInfiniteQuery } from '@tanstack/react-query';
import { holdsQuery } from '../../api/holds.js';
import type { Wallet } from '../../api/wallets.js';
import { HoldTable } from '../../holds/hold-table.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';

interface OpenHoldsProps {
  readonly project: string;
  readonly wallet: Wallet;
}

/** What keeps money of a wallet from being spent; nothing is shown while nothing does. */
export function OpenHolds({ project, wallet }: OpenHoldsProps) {
  const isHeld = wallet.balance.held !== '0';
  const holds = useInfiniteQuery({
    ...holdsQuery(project, { wallet: wallet.id }),
    enabled: isHeld,
  });
  if (!isHeld) return null;
  return (
    <Section title="Holds" text="The newest of this wallet.">
      <Loaded query={holds} rows={1}>
        {(items) => <HoldTable project={project} holds={items.slice(0, 5)} />}
      </Loaded>
    </Section>
  );
}
