import { Button, Group, Text, UnstyledButton } from '@mantine/core';
import { IconLibraryPhoto, IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Album, albumsQuery } from '../../../api/vault-albums.js';
import { photosKey } from '../../../api/vault-photos.js';
import { pictureUrl } from '../../../api/vault-urls.js';
import { MoreButton } from '../../../sources/more-button.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { Loaded } from '../../../ui/loaded.js';
import { AlbumDialog } from './album-dialog.js';
import './albums.css';

interface AlbumsViewProps {
  readonly project: string;
  readonly space: string | undefined;
  readonly onOpen: (album: string) => void;
}

/** The albums of a space, each by its cover. */
export function AlbumsView({ project, space, onOpen }: AlbumsViewProps) {
  const queryClient = useQueryClient();
  const [isNew, setNew] = useState(false);
  const albums = useInfiniteQuery(albumsQuery(project, space));
  const fresh = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setNew(true)}>
      New album
    </Button>
  );
  return (
    <>
      <Loaded query={albums} rows={3}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={IconLibraryPhoto}
              title="No albums yet"
              text="An album gathers photos of a space. They stay where they are, and may be in several."
            >
              {fresh}
            </EmptyState>
          ) : (
            <>
              <Group justify="flex-end" mb="sm">
                {fresh}
              </Group>
              <ul className="albums" aria-label="Albums">
                {all.map((album) => (
                  <li key={album.id}>
                    <AlbumCard project={project} album={album} onOpen={() => onOpen(album.id)} />
                  </li>
                ))}
              </ul>
              <MoreButton query={albums} />
            </>
          )
        }
      </Loaded>
      {isNew && (
        <AlbumDialog
          project={project}
          space={space}
          onSaved={({ id }) => {
            void queryClient.invalidateQueries({ queryKey: photosKey(project) });
            onOpen(id);
          }}
          onClose={() => setNew(false)}
        />
      )}
    </>
  );
}

interface AlbumCardProps {
  readonly project: string;
  readonly album: Album;
  readonly onOpen: () => void;
}

function AlbumCard({ project, album, onOpen }: AlbumCardProps) {
  const { name, cover_id: cover, photo_count: count } = album;
  return (
    <UnstyledButton className="album" onClick={onOpen}>
      <span className="album-cover">
        {cover === null ? (
          <IconLibraryPhoto size={36} stroke={1.3} aria-hidden />
        ) : (
          <img src={pictureUrl(project, cover, 'thumbnail')} alt="" loading="lazy" />
        )}
      </span>
      <Text span size="sm" fw={600} className="wrap">
        {name}
      </Text>
      <Text span size="xs" c="dimmed">
        {countText(count)}
      </Text>
    </UnstyledButton>
  );
}

/** How many are in it, for people. */
export const countText = (count: number): string => (count === 1 ? '1 photo' : `${count} photos`);
