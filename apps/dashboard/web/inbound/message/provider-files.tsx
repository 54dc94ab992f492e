import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { fetchAttachment, type InboundMessage } from '../../api/inbound.js';
import { saveBlob } from '../../logs/download.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { kindName } from '../inbound-words.js';

interface ProviderFilesProps {
  readonly project: string;
  readonly message: InboundMessage;
}

/** Files that the provider keeps; each is fetched when it is wanted, and saved. */
export function ProviderFiles({ project, message }: ProviderFilesProps) {
  const { id, kind, attachments } = message;
  const nameOf = (index: number) => attachments[index]?.filename ?? `${id}-${index + 1}`;
  const save = useMutation({
    mutationFn: (index: number) => fetchAttachment(project, id, index),
    onSuccess: (file, index) => saveBlob(nameOf(index), file),
  });
  if (attachments.length === 0) return null;
  return (
    <Stack gap="xs" component="ul" className="file-list" aria-label="Files">
      {attachments.map(({ filename, content_type: type }, index) => (
        <Group component="li" key={index} justify="space-between" wrap="nowrap">
          <div style={{ minWidth: 0 }}>
            <Text size="sm" className="wrap">
              {filename ?? kindName(kind)}
            </Text>
            <Text size="xs" c="dimmed" className="wrap">
              {type}
            </Text>
          </div>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconDownload size={14} />}
            aria-label={`Download file ${index + 1}`}
            loading={save.isPending && save.variables === index}
            onClick={() => save.mutate(index)}
          >
            Download
          </Button>
        </Group>
      ))}
      <ErrorNotice error={save.error} />
    </Stack>
  );
}
