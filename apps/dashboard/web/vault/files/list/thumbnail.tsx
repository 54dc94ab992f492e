import { IconFolderFilled } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { isFile, type VaultFile, type VaultNode } from '../../../api/vault-files.js';
import { pictureUrl } from '../../../api/vault-urls.js';
import { iconOf, isPictured } from './file-kind.js';

/** Pictures are made in moments; when one is not there by then, there is none. */
const RETRY_MS = [1000, 2000, 4000, 8000];

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
  const [tries, setTries] = useState(0);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const waitMs = RETRY_MS[tries];
    if (!isFailed || waitMs === undefined) return undefined;
    const timer = setTimeout(() => {
      setFailed(false);
      setTries(tries + 1);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [isFailed, tries]);
  if (isFailed) {
    const Symbol = iconOf(file.content_type);
    return <Symbol size={22} stroke={1.6} aria-hidden />;
  }
  return (
    <img
      className="file-thumbnail"
      src={pictureUrl(project, file.id, 'thumbnail')}
      alt=""
      loading="lazy"
      onError={() => setFailed(true)}
    />
  );
}
