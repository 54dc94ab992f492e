import { Switch, Table, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { extensionsQuery, setExtension } from '../../api/database-metrics.js';
import { DataTable } from '../../ui/data-table.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import { isChanging } from '../database-state.js';
import type { DatabaseTabProps } from '../database-tab.js';

/** The extensions that a database has, and those that it can have. */
export function ExtensionsCard({ project, database }: DatabaseTabProps) {
  const at = { project, database: database.name };
  const extensions = useQuery({ ...extensionsQuery(at), enabled: !isChanging(database) });
  const [search, setSearch] = useState('');
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: ({ name, isEnabled }: { name: string; isEnabled: boolean }) =>
      setExtension(at, name, isEnabled),
    onSettled: () => queryClient.invalidateQueries(extensionsQuery(at)),
  });
  return (
    <Section title="Extensions" text="Such that reach the machine are not offered.">
      <TextInput
        label="Find"
        placeholder="pgcrypto"
        maw={260}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <ErrorNotice error={change.error} />
      <Loaded query={extensions} rows={2}>
        {(all) => (
          <div style={{ maxHeight: 320, overflow: 'auto' }}>
            <DataTable label="Extensions" titles={['Extension', 'Version', 'On']}>
              {all
                .filter(({ name }) => name.includes(search.trim().toLowerCase()))
                .map(({ name, enabled, installed_version: installed, default_version: usual }) => (
                  <Table.Tr key={name}>
                    <Table.Td className="mono">{name}</Table.Td>
                    <Table.Td>
                      <Text size="sm" c={enabled ? undefined : 'dimmed'}>
                        {installed ?? usual}
                      </Text>
                    </Table.Td>
                    <Table.Td>
                      <Switch
                        aria-label={name}
                        checked={enabled}
                        disabled={change.isPending}
                        onChange={(event) =>
                          change.mutate({ name, isEnabled: event.currentTarget.checked })
                        }
                      />
                    </Table.Td>
                  </Table.Tr>
                ))}
            </DataTable>
          </div>
        )}
      </Loaded>
    </Section>
  );
}
