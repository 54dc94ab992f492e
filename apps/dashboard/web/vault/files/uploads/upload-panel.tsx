import { ActionIcon, Button, Group, Paper, Progress, Text } from '@mantine/core';
import { IconCheck, IconRefresh, IconX } from '@tabler/icons-react';
import { bytesText } from '../../../ui/bytes-text.js';
import { numbered, type UploadItem } from './upload-queue.js';
import { uploads, useUploads } from './uploads.js';
import './uploads.css';

/** What is being sent, and what came of it. */
export function UploadPanel({ project }: { readonly project: string }) {
  const items = useUploads(project);
  if (items.length === 0) return null;
  const done = items.filter(({ state }) => state === 'done').length;
  return (
    <Paper
      component="section"
      aria-label="Uploads"
      className="uploads"
      shadow="md"
      radius="md"
      withBorder
    >
      <Group justify="space-between" px="sm" py={8} wrap="nowrap">
        <Text size="sm" fw={600} role="status">
          {done === items.length ? `${done} uploaded` : `Uploading: ${done} of ${items.length}`}
        </Text>
        {done > 0 && (
          <Button size="compact-xs" variant="default" onClick={() => uploads.clear()}>
            {done === items.length ? 'Close' : 'Hide what is done'}
          </Button>
        )}
      </Group>
      <ul className="uploads-items">
        {items.map((item) => (
          <UploadLine key={item.id} item={item} />
        ))}
      </ul>
    </Paper>
  );
}

function UploadLine({ item }: { readonly item: UploadItem }) {
  const { id, name, below, file, state, part, error } = item;
  return (
    <li>
      <Group gap="xs" wrap="nowrap">
        <Text size="sm" className="uploads-name" title={below ? `${below}/${name}` : name}>
          {name}
        </Text>
        <Text size="xs" c="dimmed" className="figures">
          {bytesText(file.size)}
        </Text>
        {state === 'done' && <IconCheck size={16} role="img" aria-label="Uploaded" />}
        {state === 'failed' && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={`Send ${name} again`}
            onClick={() => uploads.again(id)}
          >
            <IconRefresh size={15} />
          </ActionIcon>
        )}
        {state !== 'done' && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={`Cancel ${name}`}
            onClick={() => uploads.remove(id)}
          >
            <IconX size={15} />
          </ActionIcon>
        )}
      </Group>
      {(state === 'sending' || state === 'waiting') && (
        <Progress size="sm" mt={4} value={part * 100} aria-label={`${name}: sent`} />
      )}
      {state === 'failed' && (
        <Text size="xs" c="var(--mantine-color-error)" className="wrap" role="alert">
          {error?.message}
        </Text>
      )}
      {state === 'taken' && (
        <Group gap={6} mt={4}>
          <Text size="xs">Something here is called so.</Text>
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => uploads.again(id, { isReplacing: true })}
          >
            New version
          </Button>
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => uploads.again(id, { name: numbered(name) })}
          >
            Keep both
          </Button>
        </Group>
      )}
    </li>
  );
}
