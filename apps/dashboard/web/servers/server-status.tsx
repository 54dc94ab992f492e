import { Group } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { Server } from '../api/shapes.js';
import { Status } from '../ui/status.js';
import { shownState } from './server-state.js';

/** The state of a server, how far it is with what is being done, and whether it is protected. */
export function ServerStatus({ server }: { readonly server: Server }) {
  const { value, label } = shownState(server);
  const { operation } = server;
  const percent = operation ? ` ${Math.round(operation.progress * 100)} %` : '';
  return (
    <Group gap={6} wrap="nowrap">
      <Status value={value} label={`${label}${percent}`} />
      {server.protected && (
        <IconLock size={14} color="var(--idle)" aria-label="Protected from deletion" />
      )}
    </Group>
  );
}
