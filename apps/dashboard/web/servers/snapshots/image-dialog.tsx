import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { createImage, imagesQuery } from '../../api/images.js';
import type { ServerRef } from '../../api/servers.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { issueOf } from '../../ui/issue-of.js';

interface ImageDialogProps {
  readonly at: ServerRef;
  readonly name: string;
  readonly onClose: () => void;
}

/** Makes an image of a snapshot, for other servers to be made of. */
export function ImageDialog({ at, name, onClose }: ImageDialogProps) {
  const [slug, setSlug] = useState(`${at.server}-${name}`.slice(0, 63));
  const queryClient = useQueryClient();
  const create = useMutation({
    mutationFn: () => createImage(at.project, { slug, vps: at.server, snapshot: name }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(imagesQuery(at.project));
      notifications.show({ message: `Image “${slug}” is being made.` });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!create.isPending) create.mutate();
  };
  const issue = issueOf(create.error, 'slug');
  return (
    <Modal opened onClose={onClose} title={`Image of ${name}`}>
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm">
            Other servers can be made of it. It keeps everything on the disk, keys and passwords
            included.
          </Text>
          <TextInput
            data-autofocus
            required
            withAsterisk={false}
            label="Name of the image"
            value={slug}
            error={issue}
            onChange={(event) => setSlug(event.currentTarget.value.toLowerCase())}
          />
          {!issue && <ErrorNotice error={create.error} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={create.isPending}>
              Make image
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
