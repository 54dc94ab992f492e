import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { createImage, imagesQuery } from '../api/images.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf, restOf } from '../ui/issue-of.js';
import { ImageFields, NO_FACTS } from './image-fields.js';

interface FetchFormProps {
  readonly project: string;
  readonly onClose: () => void;
}

/** Fetches an image from an address. */
export function FetchForm({ project, onClose }: FetchFormProps) {
  const [url, setUrl] = useState('');
  const [facts, setFacts] = useState(NO_FACTS);
  const queryClient = useQueryClient();
  const create = useMutation({
    mutationFn: () => {
      const { slug, sha256, format, hasCloudInit } = facts;
      const sum = sha256 ? { sha256 } : {};
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
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          required
          withAsterisk={false}
          label="Address"
          description="Fetched once. The machine that runs Skydeck must reach it."
          placeholder="https://…"
          value={url}
          error={issueOf(create.error, 'url')}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        <ImageFields
          value={facts}
          error={create.error}
          onChange={(part) => setFacts((all) => ({ ...all, ...part }))}
        />
        <ErrorNotice error={restOf(create.error, ['url', 'slug', 'sha256'])} />
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
  );
}
