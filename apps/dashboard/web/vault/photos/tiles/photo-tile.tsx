import { UnstyledButton } from '@mantine/core';
import { IconCheck, IconHeartFilled } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import type { Photo } from '../../../api/vault-photos.js';
import { pictureUrl } from '../../../api/vault-urls.js';
import { photoLabel } from '../photo-words.js';
import { blurUrl } from './blur.js';

interface PhotoTileProps {
  readonly project: string;
  readonly photo: Photo;
  readonly style?: CSSProperties;
  /** Where photographs are chosen: whether this one is. */
  readonly isChosen?: boolean;
  readonly onOpen: () => void;
}

/** A photograph in small, blurred until it is there. */
export function PhotoTile({ project, photo, style, isChosen, onOpen }: PhotoTileProps) {
  const [isShown, setShown] = useState(false);
  const { id, blurhash } = photo;
  return (
    <UnstyledButton
      className="photo-tile"
      data-photo={id}
      aria-label={photoLabel(photo)}
      style={{ ...style, backgroundImage: `url(${blurUrl(blurhash)})` }}
      aria-pressed={isChosen}
      onClick={onOpen}
    >
      <img
        src={pictureUrl(project, id, 'thumbnail')}
        alt=""
        decoding="async"
        data-shown={isShown || undefined}
        onLoad={() => setShown(true)}
      />
      {photo.is_favourite && <IconHeartFilled size={18} className="photo-mark" aria-hidden />}
      {isChosen && <IconCheck size={22} className="photo-chosen" aria-hidden />}
    </UnstyledButton>
  );
}
