import { Button, Group, TextInput } from '@mantine/core';
import {
  IconCalendarTime,
  IconPencil,
  IconPlayerStop,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  type Asset,
  assetKey,
  assetsKey,
  cancelAsset,
  deleteAsset,
  isAtWork,
  renameAsset,
  retryAsset,
} from '../../api/assets.js';
import { endingOf } from '../../sources/use-news.js';
import { KeepDialog } from './keep-dialog.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { FormDialog } from '../../ui/form-dialog.js';

interface VideoMenuProps {
  readonly project: string;
  readonly asset: Asset;
}

/** What can be done with a video. */
export function VideoMenu({ project, asset }: VideoMenuProps) {
  const client = useQueryClient();
  const [dialog, setDialog] = useState<'rename' | 'keep' | 'delete'>();
  const refresh = () => client.invalidateQueries({ queryKey: assetsKey(project) });
  const retry = useMutation({
    mutationFn: () => retryAsset(project, asset.id),
    onSuccess: refresh,
  });
  const stop = useMutation({
    mutationFn: () => cancelAsset(project, asset.id),
    onSuccess: refresh,
  });
  const close = () => setDialog(undefined);
  return (
    <Group gap="xs">
      {(asset.status === 'failed' || asset.status === 'cancelled') && (
        <Button
          leftSection={<IconRefresh size={16} />}
          loading={retry.isPending}
          onClick={() => retry.mutate()}
        >
          Try again
        </Button>
      )}
      {isAtWork(asset) && (
        <Button
          variant="default"
          leftSection={<IconPlayerStop size={16} />}
          loading={stop.isPending}
          onClick={() => stop.mutate()}
        >
          Call off
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconPencil size={16} />}
        onClick={() => setDialog('rename')}
      >
        Rename
      </Button>
      <Button
        variant="default"
        leftSection={<IconCalendarTime size={16} />}
        onClick={() => setDialog('keep')}
      >
        Keep for
      </Button>
      <Button
        variant="default"
        c="var(--mantine-color-error)"
        leftSection={<IconTrash size={16} />}
        onClick={() => setDialog('delete')}
      >
        Delete
      </Button>
      {dialog === 'rename' && <RenameDialog {...{ project, asset }} onClose={close} />}
      {dialog === 'keep' && <KeepDialog {...{ project, asset }} onClose={close} />}
      {dialog === 'delete' && <DeleteDialog {...{ project, asset }} onClose={close} />}
    </Group>
  );
}

type DialogProps = VideoMenuProps & { readonly onClose: () => void };

function RenameDialog({ project, asset, onClose }: DialogProps) {
  const client = useQueryClient();
  const [name, setName] = useState(asset.name);
  const rename = useMutation({
    mutationFn: () => renameAsset(project, asset.id, name.trim()),
    onSuccess: async () => {
      onClose();
      await client.invalidateQueries({ queryKey: assetsKey(project) });
    },
  });
  return (
    <FormDialog
      title="Rename"
      action="Rename"
      isReady={name.trim() !== ''}
      isPending={rename.isPending}
      error={rename.error}
      onSubmit={() => rename.mutate()}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label="Name"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

function DeleteDialog({ project, asset, onClose }: DialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationKey: endingOf(assetKey(project, asset.id)),
    mutationFn: () => deleteAsset(project, asset.id),
    onSuccess: async () => {
      await navigate({ to: '/projects/$project/videos', params: { project } });
      await client.invalidateQueries({ queryKey: assetsKey(project) });
    },
  });
  return (
    <ConfirmDialog
      title={`Delete ${asset.name}?`}
      action="Delete"
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      Its file and every rendition are removed, and nobody can play it any more. This cannot be
      undone.
    </ConfirmDialog>
  );
}
