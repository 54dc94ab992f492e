import { contentUrl, pictureUrl } from '../../../api/vault-urls.js';
import { usePicture } from '../../pictures/use-picture.js';

interface NotePictureProps {
  readonly project: string;
  readonly file: string;
  readonly name: string;
}

/** A picture that is a file of the vault: what was made of it, itself until that is there, or else a link. */
export function NotePicture({ project, file, name }: NotePictureProps) {
  const whole = contentUrl(project, file);
  const { source, onError } = usePicture(pictureUrl(project, file, 'preview'), whole);
  return (
    <a href={whole} aria-label={name} target="_blank" rel="noopener noreferrer">
      {source === undefined ? (
        name
      ) : (
        <img className="note-picture" src={source} alt={name} loading="lazy" onError={onError} />
      )}
    </a>
  );
}
