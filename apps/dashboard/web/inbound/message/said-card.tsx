import { Stack, Text } from '@mantine/core';
import type { InboundMessage } from '../../api/inbound.js';
import { Section } from '../../ui/section.js';
import { kindName } from '../inbound-words.js';
import { ProviderFiles } from './provider-files.js';

interface SaidCardProps {
  readonly project: string;
  readonly message: InboundMessage;
}

/** What a text message says, and the files that came with it. */
export function SaidCard({ project, message }: SaidCardProps) {
  const { text, kind, payload, attachments } = message;
  return (
    <Section title="Message">
      <Stack gap="sm" align="flex-start">
        {text !== null && <div className="bubble">{text}</div>}
        {text === null && attachments.length === 0 && (
          <Text size="sm" c="dimmed">
            {kindName(kind)}, without text.
          </Text>
        )}
        {payload !== null && (
          <Text size="sm">
            It stands for <span className="mono wrap">{payload}</span>
          </Text>
        )}
        <ProviderFiles project={project} message={message} />
      </Stack>
    </Section>
  );
}
