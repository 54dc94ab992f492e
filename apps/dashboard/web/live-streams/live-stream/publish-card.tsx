import { Button, Group, Stack, Tabs, Text } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type LiveStream, streamKeyQuery } from '../../api/live-streams.js';
import { CodeBlock } from '../../ui/code-block.js';
import { CopyIcon } from '../../ui/copy-button.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Section } from '../../ui/section.js';

interface PublishCardProps {
  readonly project: string;
  readonly stream: LiveStream;
}

const HIDDEN = '••••••••••••••••';

const ffmpegOf = (url: string, key: string) =>
  [
    'ffmpeg -re -i film.mp4 -c:v libx264 -preset veryfast -b:v 3000k \\',
    '  -g 60 -pix_fmt yuv420p -c:a aac -b:a 128k \\',
    `  -f flv ${url}/${key}`,
  ].join('\n');

/** Where to publish, with what key, and how. */
export function PublishCard({ project, stream }: PublishCardProps) {
  const [isShown, setShown] = useState(false);
  const key = useQuery({ ...streamKeyQuery(project, stream.id), enabled: isShown });
  const secret = isShown ? key.data?.stream_key : undefined;
  const [Icon, action] = isShown ? [IconEyeOff, 'Hide key'] : [IconEye, 'Show key'];
  return (
    <Section title="Publish" text="Whoever has the key can broadcast: keep it to yourself.">
      <dl className="pair">
        <dt>Server</dt>
        <dd>
          <span className="mono wrap">{stream.ingest_url}</span>{' '}
          <CopyIcon text={stream.ingest_url} what="server" />
        </dd>
        <dt>Stream key</dt>
        <dd>
          <Group gap={6}>
            <span className="mono wrap">{secret ?? HIDDEN}</span>
            {secret !== undefined && <CopyIcon text={secret} what="stream key" />}
            <Button
              size="compact-xs"
              variant="default"
              leftSection={<Icon size={14} />}
              loading={key.isFetching}
              onClick={() => setShown(!isShown)}
            >
              {action}
            </Button>
          </Group>
        </dd>
      </dl>
      <ErrorNotice error={key.error} />
      <Tabs defaultValue="obs">
        <Tabs.List mb="sm">
          <Tabs.Tab value="obs">OBS Studio</Tabs.Tab>
          <Tabs.Tab value="ffmpeg">FFmpeg</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="obs">
          <Stack gap={4}>
            <Text size="sm">
              Settings → Stream: choose Custom as the service, and paste server and key.
            </Text>
            <Text size="sm">
              Settings → Output → Advanced: x264, CBR at 2,500 to 6,000 kbit/s, a keyframe every 2
              seconds, tune zerolatency; sound as AAC.
            </Text>
            <Text size="sm">Start streaming. This page shows the picture seconds later.</Text>
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="ffmpeg">
          <CodeBlock code={ffmpegOf(stream.ingest_url, secret ?? '<stream key>')} what="command" />
        </Tabs.Panel>
      </Tabs>
    </Section>
  );
}
