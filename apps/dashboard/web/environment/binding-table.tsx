import { Group, Table } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { UseMutationResult } from '@tanstack/react-query';
import type { AppRef } from '../api/apps.js';
import { deleteBinding, rotateBinding } from '../api/bindings.js';
import type { AppBinding } from '../api/shapes.js';
import { ConfirmedIcon } from '../ui/confirmed-icon.js';
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
              <ConfirmedIcon
                label={`Another key of ${target}`}
                action="Change the key"
                icon={IconRefresh}
                onConfirm={() => change.mutateAsync(() => rotateBinding(at, id))}
              >
                The app gets a new key with its next deployment; the present one ends after that.
              </ConfirmedIcon>
              <ConfirmedIcon
                label={`Unbind ${target}`}
                action="Unbind"
                onConfirm={() => change.mutateAsync(() => deleteBinding(at, id))}
              >
                Its variables are taken from the app, and the key is revoked.
              </ConfirmedIcon>
            </Group>
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}
