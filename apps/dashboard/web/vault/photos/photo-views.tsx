import { IconArchive, IconHeart, IconPhoto, IconPhotoSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { DayCount, Photo } from '../../api/vault-photos.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Loaded, type LoadedQuery } from '../../ui/loaded.js';
import { AlbumsView } from './albums/albums-view.js';
import { OpenAlbum } from './albums/open-album.js';
import { AlikeView } from './alike/alike-view.js';
import { PhotoMap } from './map/photo-map.js';
import { ARCHIVE, FAVOURITES } from './photo-filter.js';
import type { PhotosSearch, PhotoView } from './photos-route.js';
import { PhotoGrid } from './tiles/photo-grid.js';
import { Timeline } from './timeline/timeline.js';

const EMPTY = {
  favourites: {
    icon: IconHeart,
    title: 'No favourites yet',
    text: 'Press f while a photo is open.',
  },
  archive: {
    icon: IconArchive,
    title: 'The archive is empty',
    text: 'What is put here is left out of the timeline, and stays where it is.',
  },
  found: {
    icon: IconPhotoSearch,
    title: 'No photo has these words',
    text: 'Titles, descriptions, tags, places and names of files are looked through.',
  },
};

interface PhotoViewsProps {
  readonly project: string;
  readonly search: PhotosSearch;
  readonly view: PhotoView;
  readonly days: LoadedQuery<readonly DayCount[]>;
  /** What uploads the first one. */
  readonly upload: ReactNode;
  /** Shows one large; others are walked through where they are given. */
  readonly onOpen: (photo: Photo, among?: readonly Photo[]) => void;
  readonly onShow: (change: PhotosSearch) => void;
}

/** What the tab that is shown has. */
export function PhotoViews(props: PhotoViewsProps) {
  const { project, search, view, days, upload, onOpen, onShow } = props;
  const { space, album, q } = search;
  const grid = { project, space, onOpen: (shown: Photo) => onOpen(shown) };
  if (q !== undefined) {
    return <PhotoGrid {...grid} label="Found" filter={{ q }} empty={EMPTY.found} />;
  }
  if (view === 'favourites') {
    return <PhotoGrid {...grid} label="Favourites" filter={FAVOURITES} empty={EMPTY.favourites} />;
  }
  if (view === 'archive') {
    return <PhotoGrid {...grid} label="Archive" filter={ARCHIVE} empty={EMPTY.archive} />;
  }
  if (view === 'alike') return <AlikeView project={project} space={space} />;
  if (view === 'map') {
    const open = (photos: readonly Photo[]) => photos[0] && onOpen(photos[0], photos);
    return <PhotoMap project={project} space={space} onOpen={open} />;
  }
  if (view === 'albums') {
    if (album === undefined) {
      return <AlbumsView project={project} space={space} onOpen={(to) => onShow({ album: to })} />;
    }
    const back = () => onShow({ album: undefined });
    return (
      <OpenAlbum key={album} project={project} id={album} onOpen={grid.onOpen} onBack={back} />
    );
  }
  return (
    <Loaded query={days} rows={4}>
      {(all) =>
        all.length === 0 ? (
          <EmptyState
            icon={IconPhoto}
            title="No photos yet"
            text="Drop pictures here, or upload them. They find their day by what the camera wrote."
          >
            {upload}
          </EmptyState>
        ) : (
          <Timeline {...grid} days={all} />
        )
      }
    </Loaded>
  );
}
