import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { NewIngress } from '../../api/ingresses.js';
import { CopyIcon } from '../../ui/copy-button.js';

interface KeyDialogProps {
  readonly ingress: NewIngress;
  readonly onClose: () => void;
}

/** Where a program publishes, and with what key; shown once. */
export function KeyDialog({ ingress, onClose }: KeyDialogProps) {
  const { name, kind, url, stream_key: key } = ingress;
  const what = kind === 'rtmp' ? 'Stream key' : 'Bearer token';
  return (
    <Modal opened onClose={onClose} title={`Publish as ${name}`} size="lg">
      <Stack>
        <Text size="sm">
          In OBS: Settings → Stream → {kind === 'rtmp' ? 'Custom' : 'WHIP'}. The key is shown this
          once: keep it to yourself.
        </Text>
        <dl className="pair">
          <dt>Server</dt>
          <dd>
            <span className="mono wrap">{url}</span> <CopyIcon text={url} what="server" />
          </dd>
          <dt>{what}</dt>
          <dd>
            <span className="mono wrap">{key}</span>{' '}
            <CopyIcon text={key} what={what.toLowerCase()} />
          </dd>
        </dl>
        <Group justify="flex-end">
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
