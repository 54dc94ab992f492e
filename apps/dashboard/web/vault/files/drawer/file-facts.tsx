import { Text } from '@mantine/core';
import type { VaultFile } from '../../../api/vault-files.js';
import { bytesText } from '../../../ui/bytes-text.js';
import { CopyIcon } from '../../../ui/copy-button.js';
import { Time } from '../../../ui/time.js';

/** What is known of a file. */
export function FileFacts({ file }: { readonly file: VaultFile }) {
  return (
    <dl className="pair">
      <dt>Type</dt>
      <dd>{file.content_type}</dd>
      <dt>Size</dt>
      <dd>{bytesText(file.size_bytes)}</dd>
      <dt>Changed</dt>
      <dd>
        <Time at={file.updated_at} />
      </dd>
      <dt>Added</dt>
      <dd>
        <Time at={file.created_at} />
        {file.created_by && ` by ${file.created_by}`}
      </dd>
      <dt>SHA-256</dt>
      <dd>
        <Text span className="mono">
          {file.sha256.slice(0, 16)}…
        </Text>{' '}
        <CopyIcon text={file.sha256} what="SHA-256" />
      </dd>
      <dt>ID</dt>
      <dd>
        <Text span className="mono">
          {file.id}
        </Text>{' '}
        <CopyIcon text={file.id} what="id" />
      </dd>
    </dl>
  );
}
