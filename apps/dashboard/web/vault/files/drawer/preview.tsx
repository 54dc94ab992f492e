import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { documentTextQuery, fileTextQuery, isReadType } from '../../../api/vault-documents.js';
import type { VaultFile } from '../../../api/vault-files.js';
import { contentUrl, pictureUrl } from '../../../api/vault-urls.js';
import { Loaded } from '../../../ui/loaded.js';
import { usePicture } from '../../pictures/use-picture.js';
import { isPictured } from '../list/file-kind.js';

/** Pictures that every browser shows by itself. */
const PLAIN_PICTURE = /^image\/(?:png|jpeg|gif|webp|avif)$/;
const TEXT = /^text\/(?!html)|^application\/json$/;
const SHOWN_CHARS = 20_000;

interface PreviewProps {
  readonly project: string;
  readonly file: VaultFile;
}

/** What is in a file, as far as it can be shown without running any of it. */
export function Preview({ project, file }: PreviewProps) {
  const { id, name, content_type: type, version_id: version } = file;
  if (isPictured(type)) {
    return (
      <>
        <Picture key={version} project={project} file={file} />
        {type === 'application/pdf' && <ReadText project={project} id={id} />}
      </>
    );
  }
  if (type.startsWith('video/')) {
    return (
      <video
        className="file-picture"
        controls
        preload="metadata"
        aria-label={name}
        src={contentUrl(project, id)}
      />
    );
  }
  if (type.startsWith('audio/')) {
    return (
      <audio
        controls
        preload="metadata"
        aria-label={name}
        src={contentUrl(project, id)}
        style={{ width: '100%' }}
      />
    );
  }
  if (TEXT.test(type)) return <PlainText project={project} file={file} />;
  if (isReadType(type)) return <ReadText project={project} id={id} />;
  return <NoPreview />;
}

function NoPreview() {
  return (
    <Text size="sm" c="dimmed" ta="center" py="lg">
      This file cannot be shown here. Download it to open it.
    </Text>
  );
}

/** The picture that was made of a file; of a plain picture itself while there is none. */
function Picture({ project, file: { id, name, content_type: type } }: PreviewProps) {
  const own = PLAIN_PICTURE.test(type) ? contentUrl(project, id) : undefined;
  const { source, onError } = usePicture(pictureUrl(project, id, 'preview'), own);
  if (source === undefined) return <NoPreview />;
  return <img className="file-picture" src={source} alt={`Preview of ${name}`} onError={onError} />;
}

function PlainText({ project, file }: PreviewProps) {
  const text = useQuery(fileTextQuery(project, file.id, file.version_id));
  return <Loaded query={text}>{(begin) => <TextBlock text={begin} />}</Loaded>;
}

function ReadText({ project, id }: { readonly project: string; readonly id: string }) {
  const text = useQuery(documentTextQuery(project, id, true));
  return <Loaded query={text}>{(read) => <TextBlock text={read.text} />}</Loaded>;
}

function TextBlock({ text }: { readonly text: string }) {
  if (text.trim() === '') {
    return (
      <Text size="sm" c="dimmed">
        There is no text in it.
      </Text>
    );
  }
  return (
    <pre className="code-block file-text" tabIndex={0} aria-label="Text of the file">
      {text.slice(0, SHOWN_CHARS)}
      {text.length > SHOWN_CHARS && '\n…'}
    </pre>
  );
}
