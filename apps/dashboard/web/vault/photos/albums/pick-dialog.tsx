import { Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { photosQuery } from '../../../api/vault-photos.js';
import { MoreButton } from '../../../sources/more-button.js';
import { FormDialog } from '../../../ui/form-dialog.js';
import { Loaded } from '../../../ui/loaded.js';
import { PhotoTile } from '../tiles/photo-tile.js';
import { tileKeys } from '../tiles/tile-keys.js';

/** As many as go into an album at once. */
const MOST = 500;
const SHOWN = { is_archived: 'false' } as const;

interface PickDialogProps {
  readonly project: string;
  readonly space: string;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onPick: (photos: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Chooses photographs of a space, the latest first. */
export function PickDialog({ project, space, isPending, error, onPick, onClose }: PickDialogProps) {
  const photos = useInfiniteQuery(photosQuery(project, space, SHOWN));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setChosen((before) => {
      const rest = [...before].filter((one) => one !== id);
      return new Set(before.has(id) || rest.length >= MOST ? rest : [...rest, id]);
    });
  return (
    <FormDialog
      title="Add photos"
      size="xl"
      action={chosen.size === 0 ? 'Add' : `Add ${chosen.size}`}
      isReady={chosen.size > 0}
      isPending={isPending}
      error={error}
      onSubmit={() => onPick([...chosen])}
      onClose={onClose}
    >
      <Loaded query={photos} rows={3}>
        {(all) =>
          all.length === 0 ? (
            <Text size="sm" c="dimmed">
              No photos are in this space yet.
            </Text>
          ) : (
            <div className="album-pick">
              <ul className="photo-grid" aria-label="Photos of this space" onKeyDown={tileKeys}>
                {all.map((photo) => (
                  <li key={photo.id}>
                    <PhotoTile
                      project={project}
                      photo={photo}
                      isChosen={chosen.has(photo.id)}
                      onOpen={() => toggle(photo.id)}
                    />
                  </li>
                ))}
              </ul>
              <MoreButton query={photos} />
            </div>
          )
        }
      </Loaded>
    </FormDialog>
  );
}
