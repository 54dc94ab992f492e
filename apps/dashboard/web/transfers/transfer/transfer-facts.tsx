import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Transfer } from '../../api/transfers.js';
import { CopyIcon } from '../../ui/copy-button.js';
import { MetadataPairs } from '../../ui/metadata-pairs.js';
import { Section } from '../../ui/section.js';
import { Time } from '../../ui/time.js';
import { WalletLink } from '../../wallets/wallet-link.js';
import { KIND_WORDS } from '../transfer-words.js';

interface TransferFactsProps {
  readonly project: string;
  readonly transfer: Transfer;
}

/** What is known of a transfer. */
export function TransferFacts({ project, transfer }: TransferFactsProps) {
  const { id, kind, from, to, reference, description, metadata } = transfer;
  return (
    <Section title="Details">
      <dl className="pair">
        <dt>Id</dt>
        <dd>
          <span className="mono">{id}</span> <CopyIcon text={id} what="transfer id" />
        </dd>
        <dt>Kind</dt>
        <dd>{KIND_WORDS[kind]}</dd>
        {from !== null && (
          <>
            <dt>From</dt>
            <dd>
              <WalletLink project={project} wallet={from} />
            </dd>
          </>
        )}
        {to !== null && (
          <>
            <dt>To</dt>
            <dd>
              <WalletLink project={project} wallet={to} />
            </dd>
          </>
        )}
        {transfer.transfer !== null && (
          <>
            <dt>Moved back</dt>
            <dd>
              <Anchor
                size="sm"
                component={Link}
                to={`/projects/${project}/transfers/${transfer.transfer}`}
              >
                A transfer
              </Anchor>
            </dd>
          </>
        )}
        {description !== null && (
          <>
            <dt>Description</dt>
            <dd>{description}</dd>
          </>
        )}
        {reference !== null && (
          <>
            <dt>Reference</dt>
            <dd className="mono">{reference}</dd>
          </>
        )}
        <dt>Made</dt>
        <dd>
          <Time at={transfer.created_at} />
        </dd>
        {transfer.effective_at !== transfer.created_at && (
          <>
            <dt>Takes effect</dt>
            <dd>
              <Time at={transfer.effective_at} />
            </dd>
          </>
        )}
        <MetadataPairs metadata={metadata} />
      </dl>
    </Section>
  );
}
