import { useState } from 'react';
import { contentUrl, pictureUrl } from '../../../api/vault-urls.js';

interface NotePictureProps {
  readonly project: string;
  readonly file: string;
  readonly name: string;
}

/** A picture that is a file of the vault: what was made of it, itself until that is there, or else a link. */
export function NotePicture({ project, file, name }: NotePictureProps) {
  const [failures, setFailures] = useState(0);
  const whole = contentUrl(project, file);
  const source = [pictureUrl(project, file, 'preview'), whole][failures];
  return (
    <a href={whole} aria-label={name} target="_blank" rel="noopener noreferrer">
      {source === undefined ? (
        name
      ) : (
        <img
          className="note-picture"
          src={source}
          alt={name}
          loading="lazy"
          onError={() => setFailures(failures + 1)}
        />
      )}
    </a>
  );
}
