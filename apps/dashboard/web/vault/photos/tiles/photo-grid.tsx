import { useInfiniteQuery } from '@tanstack/react-query';
import type { Icon } from '@tabler/icons-react';
import { type Photo, type PhotoFilter, photosQuery } from '../../../api/vault-photos.js';
import { MoreButton } from '../../../sources/more-button.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { Loaded } from '../../../ui/loaded.js';
import { PhotoTile } from './photo-tile.js';
import { tileKeys } from './tile-keys.js';

interface PhotoGridProps {
  readonly project: string;
  readonly space: string | undefined;
  readonly label: string;
  readonly filter: PhotoFilter;
  /** What is said where there are none. */
  readonly empty: { readonly icon: Icon; readonly title: string; readonly text: string };
  readonly onOpen: (photo: Photo) => void;
}

/** Some photographs side by side, the latest first. */
export function PhotoGrid({ project, space, label, filter, empty, onOpen }: PhotoGridProps) {
  const query = useInfiniteQuery(photosQuery(project, space, filter));
  return (
    <Loaded query={query}>
      {(photos) =>
        photos.length === 0 ? (
          <EmptyState {...empty} />
        ) : (
          <>
            <ul className="photo-grid" aria-label={label} onKeyDown={tileKeys}>
              {photos.map((photo) => (
                <li key={photo.id}>
                  <PhotoTile project={project} photo={photo} onOpen={() => onOpen(photo)} />
                </li>
              ))}
            </ul>
            <MoreButton query={query} />
          </>
        )
      }
    </Loaded>
  );
}
