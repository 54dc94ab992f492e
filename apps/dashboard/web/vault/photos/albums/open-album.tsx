import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconPencil, IconPhoto, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addToAlbum, albumQuery, deleteAlbum } from '../../../api/vault-albums.js';
import { type Photo, photosKey } from '../../../api/vault-photos.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { Loaded } from '../../../ui/loaded.js';
import { PhotoGrid } from '../tiles/photo-grid.js';
import { AlbumDialog } from './album-dialog.js';
import { countText } from './albums-view.js';
import { PickDialog } from './pick-dialog.js';
import './albums.css';

interface OpenAlbumProps {
  readonly project: string;
  readonly id: string;
  readonly onOpen: (photo: Photo) => void;
  readonly onBack: () => void;
}

/** One album: what is in it, and what is done with it. */
export function OpenAlbum({ project, id, onOpen, onBack }: OpenAlbumProps) {
  const queryClient = useQueryClient();
  const album = useQuery(albumQuery(project, id));
  const [dialog, setDialog] = useState<'add' | 'edit' | 'delete'>();
  const close = () => setDialog(undefined);
  const refresh = () => queryClient.invalidateQueries({ queryKey: photosKey(project) });
  const add = useMutation({
    mutationFn: (photos: readonly string[]) => addToAlbum(project, id, photos),
    onSuccess: () => {
      close();
      return refresh();
    },
  });
  const remove = useMutation({
    mutationFn: () => deleteAlbum(project, id),
    onSuccess: () => {
      onBack();
      // This one is still shown for a moment, and there no more.
      return queryClient.invalidateQueries({
        queryKey: photosKey(project),
        predicate: ({ queryKey }) => !queryKey.includes(id),
      });
    },
  });
  return (
    <Loaded query={album} rows={3}>
      {(shown) => (
        <>
          <Anchor
            component="button"
            type="button"
            size="sm"
            className="album-back"
            onClick={onBack}
          >
            <IconArrowLeft size={15} aria-hidden /> All albums
          </Anchor>
          <Group justify="space-between" gap="sm" mb="sm">
            <div className="album-head">
              <Title order={2} className="wrap">
                {shown.name}
              </Title>
              <Text size="sm" c="dimmed" className="wrap">
                {[countText(shown.photo_count), shown.description].filter(Boolean).join(' · ')}
              </Text>
            </div>
            <Group gap={8} className="album-actions">
              <Button leftSection={<IconPlus size={16} />} onClick={() => setDialog('add')}>
                Add photos
              </Button>
              <Button
                variant="default"
                leftSection={<IconPencil size={16} />}
                onClick={() => setDialog('edit')}
              >
                Change
              </Button>
              <Button
                variant="default"
                leftSection={<IconTrash size={16} />}
                onClick={() => setDialog('delete')}
              >
                Delete
              </Button>
            </Group>
          </Group>
          <PhotoGrid
            project={project}
            space={shown.space_id}
            label={shown.name}
            filter={{ album: id }}
            empty={{
              icon: IconPhoto,
              title: 'This album is empty',
              text: 'Add photos here, or from the menu of an open photo.',
            }}
            onOpen={onOpen}
          />
          {dialog === 'add' && (
            <PickDialog
              project={project}
              space={shown.space_id}
              isPending={add.isPending}
              error={add.error}
              onPick={(photos) => add.mutate(photos)}
              onClose={close}
            />
          )}
          {dialog === 'edit' && (
            <AlbumDialog
              project={project}
              space={undefined}
              album={shown}
              onSaved={() => void refresh()}
              onClose={close}
            />
          )}
          {dialog === 'delete' && (
            <ConfirmDialog
              title="Delete album"
              action="Delete album"
              isPending={remove.isPending}
              error={remove.error}
              onConfirm={() => remove.mutate()}
              onClose={close}
            >
              <strong>{shown.name}</strong> is gone for good. Its photos stay where they are.
            </ConfirmDialog>
          )}
        </>
      )}
    </Loaded>
  );
}
