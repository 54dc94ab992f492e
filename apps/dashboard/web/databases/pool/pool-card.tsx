import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { databasePoolQuery } from '../../api/database-pool.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import { isIdle } from '../database-state.js';
import type { DatabaseTabProps } from '../database-tab.js';
import { DeletePoolDialog } from './delete-pool-dialog.js';
import { PoolForm } from './pool-form.js';
import { PoolNow } from './pool-now.js';

/** Connections that the clients of a database take turns on. */
export function PoolCard({ project, database }: DatabaseTabProps) {
  const at = { project, database: database.name };
  const pool = useQuery(databasePoolQuery(at));
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Section
      title="Connection pool"
      text="Many clients take turns on a few connections, at an address of its own. Users and passwords are the same."
    >
      <Loaded query={pool} rows={2}>
        {(found) => (
          <>
            {found.enabled ? (
              <PoolNow pool={found} />
            ) : (
              <Text size="sm" c="dimmed">
                There is none: every client has a connection of its own.
              </Text>
            )}
            <PoolForm
              key={`${found.enabled} ${found.mode} ${found.size}`}
              project={project}
              database={database}
              pool={found}
            >
              {found.enabled && (
                <Button
                  variant="default"
                  c="var(--mantine-color-error)"
                  disabled={!isIdle(database)}
                  onClick={() => setDeleting(true)}
                >
                  Delete pool…
                </Button>
              )}
            </PoolForm>
          </>
        )}
      </Loaded>
      {isDeleting && <DeletePoolDialog at={at} onClose={() => setDeleting(false)} />}
    </Section>
  );
}
