import { Button, Group, Text } from '@mantine/core';
import { IconPhoto, IconScissors } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { type Asset, assetKey } from '../../api/assets.js';
import { choosePoster } from '../../api/downloads.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { momentText } from '../moment-text.js';
import { ClipDialog } from './clip-dialog.js';

interface PlayerActionsProps {
  readonly project: string;
  readonly asset: Asset;
  /** Holds the player. */
  readonly stage: RefObject<HTMLDivElement | null>;
}

/** What can be done with the moment that the player shows. */
export function PlayerActions({ project, asset, stage }: PlayerActionsProps) {
  const client = useQueryClient();
  const [fromMs, setFromMs] = useState<number>();
  const momentMs = () => (stage.current?.querySelector('video')?.currentTime ?? 0) * 1000;
  const poster = useMutation({
    mutationFn: async () => {
      const lastMs = Math.max(0, (asset.duration_ms ?? 0) - 1);
      const atMs = Math.min(momentMs(), lastMs);
      await choosePoster(project, asset.id, atMs);
      return atMs;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: assetKey(project, asset.id) }),
  });
  if (asset.status !== 'ready') return null;
  return (
    <>
      <Group gap="xs">
        {asset.width !== null && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPhoto size={14} />}
            loading={poster.isPending}
            onClick={() => poster.mutate()}
          >
            Use as poster
          </Button>
        )}
        <Button
          variant="default"
          size="xs"
          leftSection={<IconScissors size={14} />}
          onClick={() => setFromMs(momentMs())}
        >
          Cut a clip
        </Button>
        {poster.data !== undefined && (
          <Text size="sm" c="dimmed" role="status">
            The picture at {momentText(Math.round(poster.data))} is the poster.
          </Text>
        )}
      </Group>
      <ErrorNotice error={poster.error} />
      {fromMs !== undefined && (
        <ClipDialog {...{ project, asset, fromMs }} onClose={() => setFromMs(undefined)} />
      )}
    </>
  );
}
