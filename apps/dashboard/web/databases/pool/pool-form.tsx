import { Button, Group, NumberInput, Select } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { changeDatabasePool } from '../../api/database-pool.js';
import { databasesKey } from '../../api/databases.js';
import type { DatabasePool } from '../../api/shapes.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { issueOf, restOf } from '../../ui/issue-of.js';
import { isIdle } from '../database-state.js';
import type { DatabaseTabProps } from '../database-tab.js';

const MODES = [
  { value: 'transaction', label: 'After each transaction' },
  { value: 'session', label: 'When it disconnects' },
] as const;

const HINTS: Readonly<Record<DatabasePool['mode'], string>> = {
  transaction: 'Right for most apps.',
  session: 'For LISTEN, SET and temporary tables.',
};

interface PoolFormProps extends DatabaseTabProps {
  readonly pool: DatabasePool;
  /** More buttons beside its own. */
  readonly children: ReactNode;
}

/** Makes a pool, or says how the one that there is shares connections. */
export function PoolForm({ project, database, pool, children }: PoolFormProps) {
  const [mode, setMode] = useState<DatabasePool['mode']>(pool.mode);
  const [size, setSize] = useState(pool.size);
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: () =>
      changeDatabasePool({ project, database: database.name }, { enabled: true, mode, size }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: databasesKey(project) }),
  });
  const isSame = pool.enabled && mode === pool.mode && size === pool.size;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!change.isPending) change.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Group grow align="start" mb="sm" preventGrowOverflow={false}>
        <Select
          label="A client gives its connection back"
          description={HINTS[mode]}
          miw={220}
          data={MODES}
          allowDeselect={false}
          value={mode}
          onChange={(value) => setMode(value === 'session' ? 'session' : 'transaction')}
        />
        <NumberInput
          label="Connections for each credential"
          description={`At most ${pool.max_size}, for up to ${pool.max_clients} clients.`}
          miw={220}
          min={1}
          max={pool.max_size}
          allowDecimal={false}
          hideControls
          value={size}
          error={issueOf(change.error, 'size')}
          onChange={(value) => setSize(Number(value) || pool.size)}
        />
      </Group>
      <ErrorNotice error={restOf(change.error, ['size'])} />
      <Group justify="flex-end">
        {children}
        <Button type="submit" disabled={isSame || !isIdle(database)} loading={change.isPending}>
          {pool.enabled ? 'Change pool' : 'Create pool'}
        </Button>
      </Group>
    </form>
  );
}
