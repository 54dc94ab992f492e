import { Text } from '@mantine/core';
import type { Wallet } from '../../api/wallets.js';
import { CopyIcon } from '../../ui/copy-button.js';
import { MetadataPairs } from '../../ui/metadata-pairs.js';
import { Section } from '../../ui/section.js';
import { Time } from '../../ui/time.js';
import { KIND_WORDS } from '../wallet-words.js';

/** What is known of a wallet besides its money. */
export function WalletFacts({ wallet }: { readonly wallet: Wallet }) {
  const { id, kind, currency, external_id: externalId, owner, metadata } = wallet;
  return (
    <Section title="Details">
      <dl className="pair">
        <dt>Id</dt>
        <dd>
          <span className="mono">{id}</span> <CopyIcon text={id} what="wallet id" />
        </dd>
        {externalId !== null && (
          <>
            <dt>External id</dt>
            <dd className="mono">{externalId}</dd>
          </>
        )}
        {owner !== null && (
          <>
            <dt>Owner</dt>
            <dd className="mono">{owner}</dd>
          </>
        )}
        <dt>Currency</dt>
        <dd>{currency}</dd>
        <dt>Kind</dt>
        <dd>{KIND_WORDS[kind]}</dd>
        <dt>Made</dt>
        <dd>
          <Time at={wallet.created_at} />
        </dd>
        <MetadataPairs metadata={metadata} />
      </dl>
      {Object.keys(metadata).length === 0 && (
        <Text size="xs" c="dimmed">
          No metadata is kept with it.
        </Text>
      )}
    </Section>
  );
}
