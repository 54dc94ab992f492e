import { Stack } from '@mantine/core';
import { useState } from 'react';
import type { Database } from '../../api/shapes.js';
import { ProgressBar } from '../../ui/progress-bar.js';
import { operationName } from '../database-state.js';
import { OperationEnd } from './operation-end.js';

/** What is being done to a database; what came of it once it is over. */
export function OperationCard({ database }: { readonly database: Database }) {
  const { operation, error } = database;
  const [seen, setSeen] = useState(operation);
  const [ended, setEnded] = useState<string>();
  if (operation?.id !== seen?.id) {
    setSeen(operation);
    setEnded(operation ? undefined : seen?.kind);
  }
  if (operation) {
    return (
      <Stack className="card" p={18} gap="xs" role="status" aria-label="Operation">
        <ProgressBar title={operationName(operation.kind)} operation={operation} />
      </Stack>
    );
  }
  // That it failed is told by its problem.
  if (ended === undefined || error) return null;
  return <OperationEnd kind={ended} database={database} onClose={() => setEnded(undefined)} />;
}
