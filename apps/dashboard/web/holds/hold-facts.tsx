import type { Hold } from '../api/holds.js';
import { CopyIcon } from '../ui/copy-button.js';
import { MetadataPairs } from '../ui/metadata-pairs.js';
import { Section } from '../ui/section.js';
import { Time } from '../ui/time.js';
import { WalletLink } from '../wallets/wallet-link.js';

interface HoldFactsProps {
  readonly project: string;
  readonly hold: Hold;
}

export function HoldFacts({ project, hold }: HoldFactsProps) {
  return (
    <Section title="Hold">
      <dl className="pair">
        <dt>Id</dt>
        <dd>
          <span className="mono">{hold.id}</span> <CopyIcon text={hold.id} what="hold id" />
        </dd>
        <dt>Wallet</dt>
        <dd>
          <WalletLink project={project} wallet={hold.wallet} />
        </dd>
        <dt>Pays to</dt>
        <dd>
          {hold.destination ? (
            <WalletLink project={project} wallet={hold.destination} />
          ) : (
            'Whom each capture names'
          )}
        </dd>
        <dt>Made</dt>
        <dd>
          <Time at={hold.created_at} />
        </dd>
        <dt>Expires</dt>
        <dd>
          <Time at={hold.expires_at} />
        </dd>
        <MetadataPairs metadata={hold.metadata} />
      </dl>
    </Section>
  );
}
