import { Button, Group, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { credentialsQuery } from '../../api/database-credentials.js';
import { Loaded } from '../../ui/loaded.js';
import { isIdle } from '../database-state.js';
import type { DatabaseTabProps } from '../database-tab.js';
import { CredentialDialog } from './credential-dialog.js';
import { CredentialTable } from './credential-table.js';
import { PoolCard } from '../pool/pool-card.js';
import { TrustedSourcesCard } from '../trusted-sources/trusted-sources-card.js';

/** Who may connect to a database. */
export function AccessTab({ project, database }: DatabaseTabProps) {
  const at = { project, database: database.name };
  const credentials = useQuery(credentialsQuery(at));
  const [isCreating, setCreating] = useState(false);
  return (
    <Stack>
      <Group justify="flex-end">
        <Button
          leftSection={<IconPlus size={16} />}
          disabled={!isIdle(database)}
          onClick={() => setCreating(true)}
        >
          New credential
        </Button>
      </Group>
      <Loaded query={credentials}>{(all) => <CredentialTable at={at} credentials={all} />}</Loaded>
      {database.engine === 'postgres' && <PoolCard project={project} database={database} />}
      {database.plan === 'dedicated' && (
        <TrustedSourcesCard project={project} database={database} />
      )}
      {isCreating && <CredentialDialog at={at} onClose={() => setCreating(false)} />}
    </Stack>
  );
}
