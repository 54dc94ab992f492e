import { Button, Group, NumberInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { databaseQuery, databasesKey, resizeDatabase } from '../../api/databases.js';
import type { Database, DatabaseSizeChange } from '../../api/shapes.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { issueOf, restOf } from '../../ui/issue-of.js';
import { Section } from '../../ui/section.js';
import { isIdle } from '../database-state.js';
import type { DatabaseTabProps } from '../database-tab.js';
import { DatabaseSizeChoice } from '../size-choice.js';

/** Size and storage. */
export function LimitsForm({ project, database }: DatabaseTabProps) {
  const at = { project, database: database.name };
  const isDedicated = database.plan === 'dedicated';
  const [size, setSize] = useState(database.size ?? '');
  const [storageGb, setStorage] = useState(database.storage_gb);
  const change = changeOf(database, { size, storage_gb: storageGb });
  const queryClient = useQueryClient();
  const resize = useMutation({
    mutationFn: () => resizeDatabase(at, change),
    onSuccess: async (begun) => {
      queryClient.setQueryData(databaseQuery(at).queryKey, begun);
      await queryClient.invalidateQueries({ queryKey: databasesKey(project) });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!resize.isPending) resize.mutate();
  };
  const { error } = resize;
  return (
    <form onSubmit={submit}>
      <Section
        title="Limits"
        text={isDedicated ? 'Another size may restart its server.' : 'Storage can only grow.'}
      >
        {isDedicated && (
          <DatabaseSizeChoice value={size} onChange={setSize} error={issueOf(error, 'size')} />
        )}
        <NumberInput
          label="Storage"
          hideControls
          suffix=" GiB"
          min={database.storage_gb}
          max={16_384}
          allowDecimal={false}
          value={storageGb}
          error={issueOf(error, 'storage_gb')}
          onChange={(value) => setStorage(Number(value) || database.storage_gb)}
        />
        <ErrorNotice error={restOf(error, ['size', 'storage_gb'])} />
        <Group justify="flex-end">
          <Button
            type="submit"
            disabled={Object.keys(change).length === 0 || !isIdle(database)}
            loading={resize.isPending}
          >
            Change
          </Button>
        </Group>
      </Section>
    </form>
  );
}

type Limits = Required<Pick<DatabaseSizeChange, 'size' | 'storage_gb'>>;

/** What of the form is not as it is already. */
function changeOf(database: Database, form: Limits): DatabaseSizeChange {
  const { size, storage_gb: storageGb } = form;
  return {
    ...(database.size !== null && size !== database.size ? { size } : {}),
    ...(storageGb === database.storage_gb ? {} : { storage_gb: storageGb }),
  };
}
