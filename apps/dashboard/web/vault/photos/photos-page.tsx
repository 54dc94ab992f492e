import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { albumQuery } from '../../api/vault-albums.js';
import {
  allOfDay,
  type Photo,
  photoQuery,
  photosKey,
  timelineQuery,
} from '../../api/vault-photos.js';
import { useProject } from '../../projects/use-project-slug.js';
import { useNews } from '../../sources/use-news.js';
import { Page } from '../../ui/page.js';
import { PageTabs } from '../../ui/page-tabs.js';
import { droppedFiles, hasFiles } from '../files/uploads/dropped-files.js';
import { UploadButton } from '../files/uploads/upload-button.js';
import { UploadPanel } from '../files/uploads/upload-panel.js';
import { uploads } from '../files/uploads/uploads.js';
import { SpaceChoice } from '../space-choice.js';
import { Lightbox } from './lightbox/lightbox.js';
import { filterOf, listed } from './photo-filter.js';
import { PhotoSearch } from './photo-search.js';
import { PhotoViews } from './photo-views.js';
import { PHOTO_VIEWS, type PhotoView, usePhotosSearch } from './photos-route.js';
import { stepAmong, stepByDay } from './walk.js';
import './photos.css';

const NEWS = 'photo.*,file.*,album.*';
const ACCEPTED =
  'image/*,video/*,.heic,.heif,.dng,.cr2,.cr3,.nef,.arw,.orf,.raf,.rw2,.pef,.srw,.xmp';
const LABELS: Readonly<Record<PhotoView, string>> = {
  timeline: 'Timeline',
  albums: 'Albums',
  favourites: 'Favourites',
  archive: 'Archive',
  alike: 'Alike',
  map: 'Map',
};

/** The photographs of a space, by day, by place and by words. */
export function PhotosPage() {
  const project = useProject();
  const { search, show } = usePhotosSearch(project);
  const { space, part: view = 'timeline', photo, q } = search;
  const album = view === 'albums' ? search.album : undefined;
  const queryClient = useQueryClient();
  const days = useInfiniteQuery(timelineQuery(project, space));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = days;
  /** Those that are walked through; all by day when there are none. */
  const [among, setAmong] = useState<readonly Photo[]>();
  useNews({ source: 'vault', project, types: NEWS, queryKey: photosKey(project) });
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
  const upload = <UploadButton accept={ACCEPTED} onFiles={add} />;
  // An album is of one space, whichever is looked at.
  const opened = useQuery({ ...albumQuery(project, album ?? ''), enabled: album !== undefined });
  const filter = filterOf(search);
  const step = () => {
    if (among) return stepAmong(among);
    if (!filter) {
      return stepByDay(days.data ?? [], (day) => allOfDay(queryClient, [project, space, day]));
    }
    const photosIn = filter.album === undefined ? space : opened.data?.space_id;
    return stepAmong(listed(queryClient, [project, photosIn, filter]));
  };
  const choice = (
    <SpaceChoice
      project={project}
      space={space}
      onChange={(to) => show({ space: to, album: undefined, photo: undefined })}
    />
  );
  return (
    <Page
      title="Photos"
      text="By day and by place, from every file that is a picture."
      actions={
        <>
          {choice}
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
        <PhotoSearch words={q} onSearch={(words) => show({ q: words, photo: undefined })} />
        <PageTabs
          names={PHOTO_VIEWS}
          labelOf={(name) => LABELS[name]}
          shown={view}
          onShow={(name) => show({ part: name, album: undefined, photo: undefined, q: undefined })}
        >
          <PhotoViews {...{ project, search, view, days, upload }} onOpen={open} onShow={show} />
        </PageTabs>
      </div>
      {photo !== undefined && (
        <Lightbox
          project={project}
          id={photo}
          album={album}
          step={step()}
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
