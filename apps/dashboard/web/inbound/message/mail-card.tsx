import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inboundMailQuery, type InboundMail, type InboundMessage } from '../../api/inbound.js';
import { ContentView } from '../../messages/message/content-view.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import { MailFiles } from './mail-files.js';

interface MailCardProps {
  readonly project: string;
  readonly message: InboundMessage;
}

const VIEWS = { preview: 'Preview', text: 'Text', html: 'HTML' } as const;
type View = keyof typeof VIEWS;

/** A mail: what it says in each of its parts, and its files. */
export function MailCard({ project, message }: MailCardProps) {
  const mail = useQuery(inboundMailQuery(project, message.id));
  return (
    <Section title="Message">
      <Loaded query={mail}>{(found) => <Mail mail={found} />}</Loaded>
    </Section>
  );
}

function Mail({ mail }: { readonly mail: InboundMail }) {
  const [view, setView] = useState<View>('preview');
  const { subject, text, html } = mail;
  const given = { subject, ...(text !== null && { text }), ...(html !== null && { html }) };
  return (
    <Stack gap="sm">
      {html !== null && (
        <SegmentedControl
          aria-label="View"
          data={viewsOf(mail).map((value) => ({ value, label: VIEWS[value] }))}
          value={view}
          onChange={(chosen) => setView(chosen)}
          style={{ alignSelf: 'flex-start' }}
        />
      )}
      {view === 'preview' ? (
        <ContentView channel="email" content={given} />
      ) : (
        <pre
          className="code-block"
          style={{ whiteSpace: 'pre-wrap', maxHeight: 480 }}
          tabIndex={0}
          aria-label={VIEWS[view]}
        >
          {view === 'text' ? text : html}
        </pre>
      )}
      {html === null && text === null && (
        <Text size="sm" c="dimmed">
          It has no text.
        </Text>
      )}
      <MailFiles mail={mail} />
    </Stack>
  );
}

const viewsOf = ({ text }: InboundMail): View[] =>
  text === null ? ['preview', 'html'] : ['preview', 'text', 'html'];
