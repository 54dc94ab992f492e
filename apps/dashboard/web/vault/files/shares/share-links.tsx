import { Badge, Group, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { VaultFile } from '../../../api/vault-files.js';
import {
  deleteFileShare,
  type FileShare,
  fileSharesQuery,
  type NewFileShare,
} from '../../../api/vault-shares.js';
import { CodeBlock } from '../../../ui/code-block.js';
import { ConfirmedIcon } from '../../../ui/confirmed-icon.js';
import { Loaded } from '../../../ui/loaded.js';
import { Time } from '../../../ui/time.js';
import { ShareForm } from './share-form.js';

interface ShareLinksProps {
  readonly project: string;
  readonly file: VaultFile;
}

/** The links that show a file to whoever has them. */
export function ShareLinks({ project, file }: ShareLinksProps) {
  const queryClient = useQueryClient();
  const query = fileSharesQuery(project, file);
  const shares = useQuery(query);
  const [fresh, setFresh] = useState<NewFileShare>();
  const refresh = () => queryClient.invalidateQueries({ queryKey: query.queryKey });
  return (
    <Stack gap="md">
      <ShareForm
        project={project}
        file={file.id}
        onCreated={(made) => {
          setFresh(made);
          void refresh();
        }}
      />
      {fresh && (
        <div role="status">
          <Text size="sm" mb={6}>
            Copy the link now: it is not shown again.
            {fresh.has_password && ' Visitors are asked for the password.'}
          </Text>
          <CodeBlock code={fresh.page_url} what="link" />
        </div>
      )}
      <Loaded query={shares} rows={1}>
        {(all) =>
          all.length === 0 ? (
            <Text size="sm" c="dimmed">
              No link leads to this file.
            </Text>
          ) : (
            <ul className="file-rows" aria-label="Links to this file">
              {all.map((share) => (
                <ShareLine
                  key={share.id}
                  share={share}
                  onRevoke={async () => {
                    await deleteFileShare(project, share.id);
                    if (fresh?.id === share.id) setFresh(undefined);
                    await refresh();
                  }}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Stack>
  );
}

interface ShareLineProps {
  readonly share: FileShare;
  readonly onRevoke: () => Promise<unknown>;
}

function ShareLine({ share, onRevoke }: ShareLineProps) {
  const { downloads, max_downloads: most, expires_at: end, created_at: at } = share;
  return (
    <li className="file-share">
      <div>
        <Text size="sm">
          Sent {downloads} {downloads === 1 ? 'time' : 'times'}
          {most !== null && ` of ${most}`}
        </Text>
        <Text size="xs" c="dimmed">
          Made <Time at={at} />
          {end !== null && (
            <>
              , ends <Time at={end} />
            </>
          )}
        </Text>
        <Group gap={6} mt={2}>
          {share.has_password && <Badge variant="default">Password</Badge>}
          {share.view_only && <Badge variant="default">View only</Badge>}
        </Group>
      </div>
      <ConfirmedIcon label="Revoke link" action="Revoke" onConfirm={onRevoke}>
        Whoever has this link sees the file no more.
      </ConfirmedIcon>
    </li>
  );
}
