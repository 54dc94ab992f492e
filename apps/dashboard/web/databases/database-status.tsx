import { Group } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { Database } from '../api/shapes.js';
import { Status } from '../ui/status.js';

/** The state of a database, how far it is with what is being done, and whether it is protected. */
export function DatabaseStatus({ database }: { readonly database: Database }) {
  const { status, operation, protected: isProtected } = database;
  const label = status.charAt(0).toUpperCase() + status.slice(1);
  const percent = operation ? ` ${Math.round(operation.progress * 100)} %` : '';
  return (
    <Group gap={6} wrap="nowrap">
      <Status value={status === 'degraded' ? 'failing' : status} label={`${label}${percent}`} />
      {isProtected && (
        <IconLock size={14} color="var(--idle)" aria-label="Protected from deletion" />
      )}
    </Group>
  );
}
