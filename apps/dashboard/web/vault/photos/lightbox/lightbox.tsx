import { Loader, Modal } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { filesKey, trashNode } from '../../../api/vault-files.js';
import {
  type Photo,
  type PhotoChange,
  photoQuery,
  photosKey,
  updatePhoto,
} from '../../../api/vault-photos.js';
import { pictureUrl } from '../../../api/vault-urls.js';
import { ErrorNotice } from '../../../ui/error-notice.js';
import { photoLabel } from '../photo-words.js';
import { blurUrl } from '../tiles/blur.js';
import { LightboxBar } from './lightbox-bar.js';
import { PhotoFacts } from './photo-facts.js';
import './lightbox.css';

/** Smaller ones are shown as they are: larger, their pixels would be all that is seen. */
const SMALL_PX = 480;
const FIELDS = 'input, textarea, [contenteditable]';

interface LightboxProps {
  readonly project: string;
  readonly id: string;
  /** The album that is looked through. */
  readonly album: string | undefined;
  /** The one before or after another; null at an end. */
  readonly step: (from: Photo, by: 1 | -1) => Promise<Photo | null>;
  readonly onShow: (photo: string) => void;
  readonly onClose: () => void;
}

/** One photograph as large as the window; arrows lead to the others. */
export function Lightbox({ project, id, album, step, onShow, onClose }: LightboxProps) {
  const queryClient = useQueryClient();
  const [hasFacts, setFacts] = useState(false);
  const { data: photo, error } = useQuery(photoQuery(project, id));
  const [loaded, setLoaded] = useState<string>();
  const go = useMutation({
    mutationFn: async (by: 1 | -1) => (photo ? step(photo, by) : null),
    onSuccess: (next) => {
      if (!next) return;
      queryClient.setQueryData(photoQuery(project, next.id).queryKey, next);
      onShow(next.id);
    },
  });
  const change = useMutation({
    mutationFn: (body: PhotoChange) => updatePhoto(project, id, body),
    onSuccess: (changed) => {
      queryClient.setQueryData(photoQuery(project, id).queryKey, changed);
      return queryClient.invalidateQueries({ queryKey: photosKey(project) });
    },
  });
  const trash = useMutation({
    mutationFn: async () => {
      const next = photo ? ((await step(photo, 1)) ?? (await step(photo, -1))) : null;
      await trashNode(project, { id });
      return next;
    },
    onSuccess: (next) => {
      if (next) onShow(next.id);
      else onClose();
      void queryClient.invalidateQueries({ queryKey: filesKey(project) });
      // This one is still shown for a moment, and there no more.
      return queryClient.invalidateQueries({
        queryKey: photosKey(project),
        predicate: ({ queryKey }) => !queryKey.includes(id),
      });
    },
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
    if (isField || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (key === 'ArrowRight') go.mutate(1);
    else if (key === 'ArrowLeft') go.mutate(-1);
    else if (key === 'i') setFacts(!hasFacts);
    else if (key === 'f' && photo) change.mutate({ is_favourite: !photo.is_favourite });
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      withCloseButton={false}
      padding={0}
      transitionProps={{ duration: 0 }}
      aria-label={photo ? photoLabel(photo) : 'Photo'}
    >
      <div className="lightbox" data-facts={hasFacts || undefined}>
        <div className="lightbox-stage">
          <LightboxBar
            project={project}
            photo={photo}
            album={album}
            hasFacts={hasFacts}
            onFacts={() => setFacts(!hasFacts)}
            onStep={(by) => go.mutate(by)}
            onChange={(body) => change.mutate(body)}
            onTrash={() => trash.mutate()}
            onClose={onClose}
          />
          <ErrorNotice error={error ?? go.error ?? change.error ?? trash.error} />
          {photo ? (
            <img
              key={photo.id}
              className="lightbox-picture"
              data-small={Math.max(photo.width, photo.height) < SMALL_PX || undefined}
              src={pictureUrl(project, photo.id, 'preview')}
              alt={photoLabel(photo)}
              style={{
                aspectRatio: `${photo.width} / ${photo.height}`,
                ...(loaded !== photo.id && {
                  backgroundImage: `url(${blurUrl(photo.blurhash)})`,
                }),
              }}
              onLoad={() => setLoaded(photo.id)}
            />
          ) : (
            !error && <Loader m="auto" aria-label="Loading" />
          )}
        </div>
        {hasFacts && photo && (
          <PhotoFacts
            project={project}
            photo={photo}
            onChange={(body) => change.mutate(body)}
            onClose={() => setFacts(false)}
          />
        )}
      </div>
    </Modal>
  );
}
