import { Group, Modal, Stack, Text } from '@mantine/core';
import type { MessageProvider } from '../api/message-providers.js';
import { CopyIcon } from '../ui/copy-button.js';

interface WebhookDialogProps {
  readonly provider: MessageProvider;
  readonly onClose: () => void;
}

/** Where a provider is to post what people send, to be copied into its console. */
export function WebhookDialog({ provider, onClose }: WebhookDialogProps) {
  const { name, webhook_url: url, webhook_verify_token: token } = provider;
  return (
    <Modal opened onClose={onClose} title={`Webhook of ${name}`} size="lg">
      <Stack>
        <Text size="sm">
          Enter this address where the provider asks where to post what people send
          {token === null ? '.' : ', and subscribe to messages and message_template_status_update.'}
        </Text>
        <Copied label="Callback URL" what="callback URL" text={url ?? ''} />
        {token !== null && <Copied label="Verify token" what="verify token" text={token} />}
        <Text size="xs" c="dimmed">
          Whoever knows the address still has to sign what is posted.
        </Text>
      </Stack>
    </Modal>
  );
}

interface CopiedProps {
  readonly label: string;
  readonly what: string;
  readonly text: string;
}

function Copied({ label, what, text }: CopiedProps) {
  return (
    <div>
      <Text size="sm" fw={500}>
        {label}
      </Text>
      <Group gap="xs" wrap="nowrap">
        <Text size="xs" className="mono" style={{ overflowWrap: 'anywhere' }}>
          {text}
        </Text>
        <CopyIcon text={text} what={what} />
      </Group>
    </div>
  );
}
