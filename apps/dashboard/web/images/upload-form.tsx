import { Button, FileInput, Group, Progress, Stack, Text } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { bytesText } from '../ui/bytes-text.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { restOf } from '../ui/issue-of.js';
import { ImageFields, NO_FACTS } from './image-fields.js';
import { slugOf } from './slug-of.js';
import { useUpload } from './use-upload.js';

interface UploadFormProps {
  readonly project: string;
  readonly onClose: () => void;
}

/** Makes an image of a file of this computer. */
export function UploadForm({ project, onClose }: UploadFormProps) {
  const [file, setFile] = useState<File | null>(null);
  const [facts, setFacts] = useState(NO_FACTS);
  const upload = useUpload(project, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!file || upload.isPending) return;
    const { slug, sha256, format, hasCloudInit } = facts;
    upload.send(file, { slug, format, hasCloudInit, ...(sha256 ? { sha256 } : {}) });
  };
  const choose = (chosen: File | null) => {
    setFile(chosen);
    if (!chosen) return;
    const format = /\.(qcow2|img|raw)$/i.test(chosen.name) ? 'disk' : 'rootfs';
    setFacts((all) => ({ ...all, format, slug: all.slug || slugOf(chosen.name) }));
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <FileInput
          label="File"
          description={
            file ? bytesText(file.size) : 'A tar archive (gzip, xz or zstd too), or a disk.'
          }
          placeholder="Choose a file"
          leftSection={<IconFileUpload size={16} />}
          clearable
          clearButtonProps={{ 'aria-label': 'Take another file' }}
          disabled={upload.isPending}
          value={file}
          onChange={choose}
        />
        <ImageFields
          value={facts}
          error={upload.error}
          onChange={(part) => setFacts((all) => ({ ...all, ...part }))}
        />
        {upload.isPending && <Sent part={upload.part} />}
        {upload.isCalledOff && (
          <Text size="sm" role="status">
            The upload was called off. Nothing of it is kept.
          </Text>
        )}
        <ErrorNotice error={restOf(upload.error, ['slug', 'sha256'])} />
        <Group justify="flex-end">
          <Button variant="default" onClick={upload.isPending ? upload.callOff : onClose}>
            {upload.isPending ? 'Call off' : 'Cancel'}
          </Button>
          <Button type="submit" disabled={!file} loading={upload.isPending}>
            Upload image
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Sent({ part }: { readonly part: number }) {
  const percent = Math.round(part * 100);
  return (
    <div>
      <Text size="sm" mb={4}>
        {percent < 100 ? `${percent} % sent` : 'Sent; the file is being looked into'}
      </Text>
      <Progress value={percent} aria-label="Sent" animated={percent === 100} />
    </div>
  );
}
