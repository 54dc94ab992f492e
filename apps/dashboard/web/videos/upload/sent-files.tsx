import { ActionIcon, Group, Progress, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { bytesText } from '../../ui/bytes-text.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import type { SentFile } from './use-uploads.js';

interface SentFilesProps {
  readonly files: readonly SentFile[];
  readonly onRemove: (number: number) => void;
}

/** Files on their way, with how far they are. */
export function SentFiles({ files, onRemove }: SentFilesProps) {
  return (
    <Stack
      gap="xs"
      component="ul"
      m={0}
      p={0}
      aria-label="Being sent"
      style={{ listStyle: 'none' }}
    >
      {files.map(({ number, name, sizeBytes, part, error }) => (
        <li key={number} className="card" style={{ padding: 14 }}>
          <Group justify="space-between" wrap="nowrap" mb={8}>
            <Text size="sm" fw={500} className="wrap">
              {name}
            </Text>
            <Group gap={8} wrap="nowrap">
              <Text size="xs" c="dimmed">
                {bytesText(sizeBytes * part)} of {bytesText(sizeBytes)}
              </Text>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Call off ${name}`}
                onClick={() => onRemove(number)}
              >
                <IconX size={16} />
              </ActionIcon>
            </Group>
          </Group>
          {error ? (
            <ErrorNotice error={error} />
          ) : (
            <Progress value={part * 100} aria-label={`${name}: ${Math.round(part * 100)} % sent`} />
          )}
        </li>
      ))}
    </Stack>
  );
}
