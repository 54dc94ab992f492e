import { IconFolderFilled } from '@tabler/icons-react';
import { isFile, type VaultFile, type VaultNode } from '../../../api/vault-files.js';
import { pictureUrl } from '../../../api/vault-urls.js';
import { usePicture } from '../../pictures/use-picture.js';
import { iconOf, isPictured } from './file-kind.js';

interface ThumbnailProps {
  readonly project: string;
  readonly node: VaultNode;
}

/** A small picture of a file, or what stands for its type. */
export function Thumbnail({ project, node }: ThumbnailProps) {
  if (!isFile(node)) return <IconFolderFilled size={22} aria-hidden className="file-folder" />;
  if (isPictured(node.content_type)) {
    return <Picture key={node.version_id} project={project} file={node} />;
  }
  const Symbol = iconOf(node.content_type);
  return <Symbol size={22} stroke={1.6} aria-hidden />;
}

function Picture({ project, file }: { readonly project: string; readonly file: VaultFile }) {
  const { source, onError } = usePicture(pictureUrl(project, file.id, 'thumbnail'));
  if (source === undefined) {
    const Symbol = iconOf(file.content_type);
    return <Symbol size={22} stroke={1.6} aria-hidden />;
  }
  return <img className="file-thumbnail" src={source} alt="" loading="lazy" onError={onError} />;
}
