import { Button, Checkbox, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { createImage, imagesQuery } from '../api/images.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf } from '../ui/issue-of.js';

const FORMATS = [
  { value: 'rootfs', label: 'Root file system (tar archive)' },
  { value: 'disk', label: 'Disk that boots (qcow2 or raw)' },
];

const BLANK = { url: '', slug: '', sha256: '' };

interface FetchImageDialogProps {
  readonly project: string;
  readonly onClose: () => void;
}

/** Fetches an image from an address. */
export function FetchImageDialog({ project, onClose }: FetchImageDialogProps) {
  const [fields, setFields] = useState(BLANK);
  const [format, setFormat] = useState<'rootfs' | 'disk'>('rootfs');
  const [hasCloudInit, setCloudInit] = useState(false);
  const queryClient = useQueryClient();
  const create = useMutation({
    mutationFn: () => {
      const { url, slug, sha256 } = fields;
      const sum = sha256.trim() ? { sha256: sha256.trim() } : {};
      const body = { url: url.trim(), slug: slug.trim(), format, cloud_init: hasCloudInit, ...sum };
      return createImage(project, body);
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries(imagesQuery(project));
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!create.isPending) create.mutate();
  };
  const field = (key: keyof typeof BLANK) => ({
    value: fields[key],
    error: issueOf(create.error, key),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setFields((all) => ({ ...all, [key]: value })),
  });
  return (
    <Modal opened onClose={onClose} title="Add an image">
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            data-autofocus
            required
            withAsterisk={false}
            label="Address"
            description="Fetched once. The machine that runs Skydeck must reach it."
            placeholder="https://…"
            {...field('url')}
          />
          <TextInput
            required
            withAsterisk={false}
            label="Name"
            placeholder="my-image"
            {...field('slug')}
          />
          <Select
            label="Format"
            allowDeselect={false}
            data={FORMATS}
            value={format}
            onChange={(value) => setFormat(value === 'disk' ? 'disk' : 'rootfs')}
          />
          <TextInput
            label="SHA-256"
            description="Optional: another file is refused."
            {...field('sha256')}
          />
          <Checkbox
            label="It has cloud-init"
            checked={hasCloudInit}
            onChange={(event) => setCloudInit(event.currentTarget.checked)}
          />
          <ErrorNotice error={create.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={create.isPending}>
              Add image
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
