import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Message } from '../../api/shapes.js';
import { CopyIcon } from '../../ui/copy-button.js';
import { Section } from '../../ui/section.js';
import { Time } from '../../ui/time.js';

interface MessageFactsProps {
  readonly project: string;
  readonly message: Message;
}

const ENCODINGS = { gsm7: 'GSM-7', ucs2: 'UCS-2' } as const;

export function MessageFacts({ project, message }: MessageFactsProps) {
  const { id, to, from, template, sms, metadata, fallback_of: first, expires_at: end } = message;
  return (
    <Section title="Message">
      <dl className="pair">
        <dt>Id</dt>
        <dd>
          <span className="mono">{id}</span> <CopyIcon text={id} what="message id" />
        </dd>
        <dt>To</dt>
        <dd>{to}</dd>
        <dt>From</dt>
        <dd>{from}</dd>
        <dt>Kind</dt>
        <dd>{message.kind}</dd>
        {template && (
          <>
            <dt>Template</dt>
            <dd>
              <Anchor
                component={Link}
                to={`/projects/${project}/messages/templates/${template.id}`}
                size="sm"
              >
                Version {template.version}
              </Anchor>
              , {template.locale}
            </dd>
          </>
        )}
        {sms && (
          <>
            <dt>Parts</dt>
            <dd>
              {sms.parts} in {ENCODINGS[sms.encoding]}
            </dd>
          </>
        )}
        {first && (
          <>
            <dt>Sent for</dt>
            <dd>
              <Anchor component={Link} to={`/projects/${project}/messages/${first}`} size="sm">
                Another message that did not arrive
              </Anchor>
            </dd>
          </>
        )}
        <dt>Not sent after</dt>
        <dd>
          <Time at={end} />
        </dd>
        {Object.entries(metadata).map(([name, value]) => (
          <Pair key={name} name={name} value={value} />
        ))}
      </dl>
    </Section>
  );
}

function Pair({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt className="mono wrap">{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
