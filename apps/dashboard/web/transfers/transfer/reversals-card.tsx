import { useInfiniteQuery } from '@tanstack/react-query';
import { type Transfer, transfersQuery } from '../../api/transfers.js';
import { useMoney } from '../../money/use-money.js';
import { MoreButton } from '../../sources/more-button.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import { ShareBar } from '../../ui/share-bar.js';
import { TransferTable } from '../list/transfer-table.js';

interface ReversalsCardProps {
  readonly project: string;
  readonly transfer: Transfer;
}

/** What of a transfer came back, and what still can. */
export function ReversalsCard({ project, transfer }: ReversalsCardProps) {
  const { id, amount, currency, reversed } = transfer;
  const write = useMoney(project);
  const reversals = useInfiniteQuery({
    ...transfersQuery(project, { transfer: id }),
    enabled: reversed !== null,
  });
  if (!reversed || amount === null || currency === null) return null;
  const back = BigInt(reversed.amount);
  const left = BigInt(amount) - back;
  return (
    <Section title="Reversals" text="The transfer stays as it is; what goes back is booked anew.">
      <ShareBar
        label="Moved back"
        shares={[
          { name: 'Moved back', tone: 'warn', amount: back, text: write(back, currency) },
          { name: 'Can be moved back', tone: 'busy', amount: left, text: write(left, currency) },
        ]}
      />
      <Loaded query={reversals} rows={1}>
        {(items) =>
          items.length > 0 && <TransferTable isPart project={project} transfers={items} />
        }
      </Loaded>
      <MoreButton query={reversals} />
    </Section>
  );
}
