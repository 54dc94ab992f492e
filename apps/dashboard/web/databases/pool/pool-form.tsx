import { Button, Group, NumberInput, Select, Switch } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
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

interface PoolFormProps extends DatabaseTabProps {
  readonly pool: DatabasePool;
}

/** Turns the pool on and off, and says how it shares connections. */
export function PoolForm({ project, database, pool }: PoolFormProps) {
  const [enabled, setEnabled] = useState(pool.enabled);
  const [mode, setMode] = useState<DatabasePool['mode']>(pool.mode);
  const [size, setSize] = useState(pool.size);
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: () =>
      changeDatabasePool({ project, database: database.name }, { enabled, mode, size }),
    onSuccess: async () => {
      notifications.show({ message: 'The connection pool is being changed.' });
      await queryClient.invalidateQueries({ queryKey: databasesKey(project) });
    },
  });
  const isSame = enabled === pool.enabled && mode === pool.mode && size === pool.size;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!change.isPending) change.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Switch
        label="Pool connections"
        checked={enabled}
        onChange={(event) => setEnabled(event.currentTarget.checked)}
      />
      <Group grow align="start" my="sm">
        <Select
          label="A client gives its connection back"
          data={MODES}
          allowDeselect={false}
          value={mode}
          onChange={(value) => setMode(value === 'session' ? 'session' : 'transaction')}
        />
        <NumberInput
          label="Connections for each credential"
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
        <Button type="submit" disabled={isSame || !isIdle(database)} loading={change.isPending}>
          Save the pool
        </Button>
      </Group>
    </form>
  );
}
