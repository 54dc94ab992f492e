import type { Escrow } from '../api/escrows.js';
import { useMoney } from '../money/use-money.js';
import { CopyIcon } from '../ui/copy-button.js';
import { MetadataPairs } from '../ui/metadata-pairs.js';
import { Section } from '../ui/section.js';
import { Time } from '../ui/time.js';
import { WalletLink } from '../wallets/wallet-link.js';
import { percentText, ROLE_WORDS } from './escrow-words.js';

interface EscrowFactsProps {
  readonly project: string;
  readonly escrow: Escrow;
}

const PAYERS = { ...ROLE_WORDS, both: 'Both' };

/** The terms, and what the parties got. */
export function EscrowFacts({ project, escrow }: EscrowFactsProps) {
  const write = useMoney(project);
  const { id, buyer, seller, arbiter, fee, inspection_days: days, currency } = escrow;
  return (
    <Section title="Terms">
      <dl className="pair">
        <dt>Id</dt>
        <dd>
          <span className="mono">{id}</span> <CopyIcon text={id} what="escrow id" />
        </dd>
        <dt>Buyer</dt>
        <dd>
          <WalletLink project={project} wallet={buyer} />
          {escrow.funded !== '0' && `, paid in ${write(escrow.funded, currency)}`}
          {escrow.paid_to_buyer !== '0' && `, got ${write(escrow.paid_to_buyer, currency)} back`}
        </dd>
        <dt>Seller</dt>
        <dd>
          <WalletLink project={project} wallet={seller} />
          {escrow.paid_to_seller !== '0' && `, got ${write(escrow.paid_to_seller, currency)}`}
        </dd>
        <dt>Arbiter</dt>
        <dd>{arbiter ? <span className="mono">{arbiter}</span> : 'Anybody who may'}</dd>
        <dt>Fee</dt>
        <dd>{fee ? `${percentText(fee.bps)}, paid by: ${PAYERS[fee.payer]}` : 'None'}</dd>
        <dt>Inspection</dt>
        <dd>
          {days === null
            ? 'The seller is never paid by itself'
            : `${days} ${days === 1 ? 'day' : 'days'} after a delivery the seller is paid`}
        </dd>
        <Moments escrow={escrow} />
        <MetadataPairs metadata={escrow.metadata} />
      </dl>
    </Section>
  );
}

/** What happened when, as far as it did. */
function Moments({ escrow }: Pick<EscrowFactsProps, 'escrow'>) {
  const moments = [
    ['Made', escrow.created_at],
    ['Pay in until', escrow.funding_deadline],
    ['Accepted', escrow.accepted_at],
    ['Delivered', escrow.delivered_at],
  ] as const;
  return moments.map(([name, at]) =>
    at === null ? null : (
      <div key={name} style={{ display: 'contents' }}>
        <dt>{name}</dt>
        <dd>
          <Time at={at} />
        </dd>
      </div>
    ),
  );
}
