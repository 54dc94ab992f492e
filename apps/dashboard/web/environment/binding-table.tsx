import { ActionIcon, Group, Table } from '@mantine/core';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import type { UseMutationResult } from '@tanstack/react-query';
import type { AppRef } from '../api/apps.js';
import { deleteBinding, rotateBinding } from '../api/bindings.js';
import type { AppBinding } from '../api/shapes.js';
import { Status } from '../ui/status.js';
import { DataTable } from '../ui/data-table.js';

interface BindingTableProps {
  readonly at: AppRef;
  readonly bindings: readonly AppBinding[];
  readonly change: UseMutationResult<unknown, Error, () => Promise<unknown>>;
}

const TONES = { attached: 'active', rotating: 'rotating', revoked: 'revoked' } as const;

/** What an app is bound to, and by which variables. */
export function BindingTable({ at, bindings, change }: BindingTableProps) {
  return (
    <DataTable
      label="Bindings"
      titles={['Product', 'State', 'Variables']}
      hasActions
      verticalSpacing={8}
    >
      {bindings.map(({ id, target, mode, state, variables }) => (
        <Table.Tr key={id}>
          <Table.Td>
            {target}
            {mode === 'test' && ' (test)'}
          </Table.Td>
          <Table.Td>
            <Status value={TONES[state]} label={state.charAt(0).toUpperCase() + state.slice(1)} />
          </Table.Td>
          <Table.Td className="mono wrap">{Object.values(variables).join(', ')}</Table.Td>
          <Table.Td>
            <Group gap={2} wrap="nowrap" justify="flex-end">
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Another key of ${target}`}
                onClick={() => change.mutate(() => rotateBinding(at, id))}
              >
                <IconRefresh size={17} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Unbind ${target}`}
                onClick={() => change.mutate(() => deleteBinding(at, id))}
              >
                <IconTrash size={17} />
              </ActionIcon>
            </Group>
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}
