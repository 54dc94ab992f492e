import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { inboundMailQuery, type InboundMessage } from '../../api/inbound.js';
import { messageProvidersQuery } from '../../api/message-providers.js';
import { channelName } from '../../outbox/message-text.js';
import { CopyIcon } from '../../ui/copy-button.js';
import { Section } from '../../ui/section.js';
import { Time } from '../../ui/time.js';
import { kindName } from '../inbound-words.js';

interface InboundFactsProps {
  readonly project: string;
  readonly message: InboundMessage;
}

export function InboundFacts({ project, message }: InboundFactsProps) {
  const { id, from, to, channel, kind, in_reply_to: answered } = message;
  return (
    <Section title="Details">
      <dl className="pair">
        <Fact name="Id">
          <span className="mono">{id}</span> <CopyIcon text={id} what="message id" />
        </Fact>
        <Fact name="From">
          {from} <CopyIcon text={from} what="sender" />
        </Fact>
        {message.from_name && <Fact name="Calls themselves">{message.from_name}</Fact>}
        <Fact name="To">{to}</Fact>
        <Fact name="Channel">{channelName(channel)}</Fact>
        <Fact name="Kind">{kindName(kind)}</Fact>
        {channel !== 'email' && <ProviderFact project={project} id={message.provider_id} />}
        <Fact name="Received">
          <Time at={message.received_at} />
        </Fact>
        {answered && (
          <Fact name="Answers">
            <Anchor component={Link} to={`/projects/${project}/messages/${answered}`} size="sm">
              A message of yours
            </Anchor>
          </Fact>
        )}
        {channel === 'email' && <MailFacts project={project} id={id} />}
      </dl>
    </Section>
  );
}

function ProviderFact({ project, id }: { readonly project: string; readonly id: string }) {
  const providers = useQuery(messageProvidersQuery(project));
  const known = providers.data?.find((one) => one.id === id);
  return <Fact name="Provider">{known?.name ?? 'Deleted'}</Fact>;
}

const CHECKS = { dmarc: 'DMARC', dkim: 'DKIM', spf: 'SPF' } as const;

/** Whether a mail is from whom it says. */
function MailFacts({ project, id }: { readonly project: string; readonly id: string }) {
  const { data: mail } = useQuery(inboundMailQuery(project, id));
  if (!mail) return null;
  return Object.entries(CHECKS).map(([check, name]) => (
    <Fact key={check} name={name}>
      {mail[check as keyof typeof CHECKS]}
    </Fact>
  ));
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
