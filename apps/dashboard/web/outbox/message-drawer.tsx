import { Drawer, Stack, Text } from '@mantine/core';
import type { Message } from '../api/shapes.js';
import { CopyIcon } from '../ui/copy-button.js';
import { Status } from '../ui/status.js';
import { Time } from '../ui/time.js';
import { channelName, previewOf } from './message-text.js';

interface MessageDrawerProps {
  readonly message: Message;
  readonly onClose: () => void;
}

/** One message in full. Its HTML is shown as source: it may come from anybody. */
export function MessageDrawer({ message, onClose }: MessageDrawerProps) {
  const { id, channel, to, from, content, kind, status, driver, failure } = message;
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title={channelName(channel)}>
      <Stack gap="lg">
        <dl className="pair">
          <dt>Status</dt>
          <dd>
            <Status value={status} />
            {failure && <Text size="sm">{failure}</Text>}
          </dd>
          <dt>To</dt>
          <dd>{to}</dd>
          <dt>From</dt>
          <dd>{from ?? '–'}</dd>
          <dt>Kind</dt>
          <dd>{kind}</dd>
          <dt>Delivered by</dt>
          <dd>{driver}</dd>
          <dt>Created</dt>
          <dd>
            <Time at={message.created_at} />
          </dd>
          <dt>Delivered</dt>
          <dd>
            <Time at={message.delivered_at} />
          </dd>
          <dt>Id</dt>
          <dd className="mono">
            {id} <CopyIcon text={id} what="message id" />
          </dd>
        </dl>
        {content?.subject && <Text fw={600}>{content.subject}</Text>}
        <pre className="code-block" style={{ whiteSpace: 'pre-wrap' }} tabIndex={0}>
          {content?.text ?? content?.html ?? previewOf(message)}
        </pre>
      </Stack>
    </Drawer>
  );
}
