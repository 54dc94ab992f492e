import { ActionIcon, Menu, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconLibraryPhoto, IconPhotoStar, IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  addToAlbum,
  type Album,
  albumsOfPhotoQuery,
  albumsQuery,
  removeFromAlbum,
  updateAlbum,
} from '../../../api/vault-albums.js';
import { type Photo, photosKey } from '../../../api/vault-photos.js';
import { AlbumDialog } from './album-dialog.js';

interface AlbumsMenuProps {
  readonly project: string;
  readonly photo: Photo;
  /** The album that is looked through. */
  readonly album: string | undefined;
}

/** Puts a photograph into albums, takes it out of them, and makes it a cover. */
export function AlbumsMenu({ project, photo, album: open }: AlbumsMenuProps) {
  const queryClient = useQueryClient();
  const [isNew, setNew] = useState(false);
  const [isOpened, setOpened] = useState(false);
  const { id, space_id: space } = photo;
  const albums = useInfiniteQuery({ ...albumsQuery(project, space), enabled: isOpened });
  const of = useQuery({ ...albumsOfPhotoQuery(project, space, id), enabled: isOpened });
  const refresh = () => queryClient.invalidateQueries({ queryKey: photosKey(project) });
  const toggle = useMutation({
    mutationFn: (album: Album) =>
      of.data?.includes(album.id)
        ? removeFromAlbum(project, album.id, id)
        : addToAlbum(project, album.id, [id]),
    onSuccess: refresh,
    onError,
  });
  const cover = useMutation({
    mutationFn: (album: string) => updateAlbum(project, album, { cover_id: id }),
    onSuccess: ({ name }) => {
      notifications.show({ message: `It is the cover of ${name} now.` });
      return refresh();
    },
    onError,
  });
  return (
    <>
      <Menu
        position="bottom-end"
        closeOnItemClick={false}
        opened={isOpened}
        onChange={setOpened}
        withinPortal
      >
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Albums">
            <IconLibraryPhoto size={19} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown className="album-menu">
          {open !== undefined && of.data?.includes(open) && (
            <Menu.Item
              leftSection={<IconPhotoStar size={16} />}
              onClick={() => {
                setOpened(false);
                cover.mutate(open);
              }}
            >
              Make it the cover
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconPlus size={16} />}
            onClick={() => {
              setOpened(false);
              setNew(true);
            }}
          >
            New album
          </Menu.Item>
          <Menu.Divider />
          {albums.data?.length === 0 && (
            <Text size="sm" c="dimmed" px={12} py={6}>
              No albums yet
            </Text>
          )}
          {albums.data?.map((album) => {
            const isIn = of.data?.includes(album.id) ?? false;
            return (
              <Menu.CheckboxItem
                key={album.id}
                checked={isIn}
                disabled={of.data === undefined}
                onChange={() => toggle.mutate(album)}
              >
                <span className="wrap">{album.name}</span>
              </Menu.CheckboxItem>
            );
          })}
        </Menu.Dropdown>
      </Menu>
      {isNew && (
        <AlbumDialog
          project={project}
          space={space}
          onSaved={(made) => toggle.mutate(made)}
          onClose={() => setNew(false)}
        />
      )}
    </>
  );
}

const onError = ({ message }: Error) => notifications.show({ color: 'red', message });
