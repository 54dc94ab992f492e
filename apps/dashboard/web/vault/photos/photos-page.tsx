import { IconArchive, IconHeart, IconPhoto } from '@tabler/icons-react';
import {
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { albumQuery } from '../../api/vault-albums.js';
import {
  allOfDay,
  type Photo,
  type PhotoFilter,
  photoQuery,
  photosKey,
  photosQuery,
  timelineQuery,
} from '../../api/vault-photos.js';
import { useProject } from '../../projects/use-project-slug.js';
import { useNews } from '../../sources/use-news.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Loaded } from '../../ui/loaded.js';
import { Page } from '../../ui/page.js';
import { PageTabs } from '../../ui/page-tabs.js';
import { droppedFiles, hasFiles } from '../files/uploads/dropped-files.js';
import { UploadButton } from '../files/uploads/upload-button.js';
import { UploadPanel } from '../files/uploads/upload-panel.js';
import { uploads } from '../files/uploads/uploads.js';
import { SpaceChoice } from '../space-choice.js';
import { AlbumsView } from './albums/albums-view.js';
import { OpenAlbum } from './albums/open-album.js';
import { AlikeView } from './alike/alike-view.js';
import { Lightbox } from './lightbox/lightbox.js';
import { PhotoMap } from './map/photo-map.js';
import { PHOTO_VIEWS, type PhotoView, usePhotosSearch } from './photos-route.js';
import { PhotoGrid } from './tiles/photo-grid.js';
import { Timeline } from './timeline/timeline.js';
import { stepAmong, stepByDay } from './walk.js';
import './photos.css';

const LABELS: Readonly<Record<PhotoView, string>> = {
  timeline: 'Timeline',
  albums: 'Albums',
  favourites: 'Favourites',
  archive: 'Archive',
  alike: 'Alike',
  map: 'Map',
};
const FAVOURITES = { is_favourite: 'true' } as const;
const ARCHIVE = { is_archived: 'true' } as const;

/** The photographs of a space, by day and by place. */
export function PhotosPage() {
  const project = useProject();
  const { search, show } = usePhotosSearch(project);
  const { space, part: view = 'timeline', album, photo } = search;
  const openAlbum = view === 'albums' ? album : undefined;
  const queryClient = useQueryClient();
  const days = useInfiniteQuery(timelineQuery(project, space));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = days;
  /** Those that are walked through; all by day when there are none. */
  const [among, setAmong] = useState<readonly Photo[]>();
  useNews({
    source: 'vault',
    project,
    types: 'photo.*,file.*,album.*',
    queryKey: photosKey(project),
  });
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const open = (shown: Photo, others?: readonly Photo[]) => {
    queryClient.setQueryData(photoQuery(project, shown.id).queryKey, shown);
    setAmong(others);
    show({ photo: shown.id });
  };
  const add = (files: Parameters<typeof uploads.add>[0]) =>
    uploads.add(files, { project, space, folder: undefined });
  const upload = (
    <UploadButton
      accept="image/*,video/*,.heic,.heif,.dng,.cr2,.cr3,.nef,.arw,.orf,.raf,.rw2,.pef,.srw,.xmp"
      onFiles={add}
    />
  );
  const filter = gridOf(view, openAlbum);
  // An album is of one space, whichever is looked at.
  const opened = useQuery({
    ...albumQuery(project, openAlbum ?? ''),
    enabled: openAlbum !== undefined,
  });
  const photosIn = openAlbum === undefined ? space : opened.data?.space_id;
  const grid = { project, space, onOpen: (shown: Photo) => open(shown) };
  return (
    <Page
      title="Photos"
      text="By day and by place, from every file that is a picture."
      actions={
        <>
          <SpaceChoice
            project={project}
            space={space}
            onChange={(to) => show({ space: to, album: undefined, photo: undefined })}
          />
          {upload}
        </>
      }
    >
      <div
        className="photo-zone"
        onDragOver={(event) => hasFiles(event.dataTransfer) && event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void droppedFiles(event.dataTransfer).then(add);
        }}
      >
        <PageTabs
          names={PHOTO_VIEWS}
          labelOf={(name) => LABELS[name]}
          shown={view}
          onShow={(name) => show({ part: name, album: undefined, photo: undefined })}
        >
          {view === 'timeline' && (
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
          )}
          {view === 'albums' &&
            (openAlbum === undefined ? (
              <AlbumsView project={project} space={space} onOpen={(to) => show({ album: to })} />
            ) : (
              <OpenAlbum
                key={openAlbum}
                project={project}
                id={openAlbum}
                onOpen={(shown) => open(shown)}
                onBack={() => show({ album: undefined })}
              />
            ))}
          {view === 'favourites' && (
            <PhotoGrid
              {...grid}
              label="Favourites"
              filter={FAVOURITES}
              empty={{
                icon: IconHeart,
                title: 'No favourites yet',
                text: 'Press f while a photo is open.',
              }}
            />
          )}
          {view === 'archive' && (
            <PhotoGrid
              {...grid}
              label="Archive"
              filter={ARCHIVE}
              empty={{
                icon: IconArchive,
                title: 'The archive is empty',
                text: 'What is put here is left out of the timeline, and stays where it is.',
              }}
            />
          )}
          {view === 'alike' && <AlikeView project={project} space={space} />}
          {view === 'map' && (
            <PhotoMap
              project={project}
              space={space}
              onOpen={(photos) => photos[0] && open(photos[0], photos)}
            />
          )}
        </PageTabs>
      </div>
      {photo !== undefined && (
        <Lightbox
          project={project}
          id={photo}
          album={openAlbum}
          step={
            among
              ? stepAmong(among)
              : filter
                ? stepAmong(listed(queryClient, [project, photosIn, filter]))
                : stepByDay(days.data ?? [], (day) => allOfDay(queryClient, [project, space, day]))
          }
          onShow={(id) => show({ photo: id }, true)}
          onClose={() => {
            setAmong(undefined);
            show({ photo: undefined });
          }}
        />
      )}
      <UploadPanel project={project} />
    </Page>
  );
}

/** What a grid shows; nothing where there is none. */
function gridOf(view: PhotoView, album: string | undefined): PhotoFilter | undefined {
  if (view === 'favourites') return FAVOURITES;
  if (view === 'archive') return ARCHIVE;
  return album === undefined ? undefined : { album };
}

/** What a grid has read. */
function listed(
  client: QueryClient,
  [project, space, filter]: readonly [string, string | undefined, PhotoFilter],
): readonly Photo[] {
  const data = client.getQueryData(photosQuery(project, space, filter).queryKey);
  return data?.pages.flatMap(({ items }) => items) ?? [];
}
