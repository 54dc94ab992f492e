import { ActionIcon, Group, Select, Table } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { EnvVariable } from '../api/shapes.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { CopyIcon } from '../ui/copy-button.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Time } from '../ui/time.js';
import { SCOPES, scopeOf } from './scopes.js';
import { useEnvChange } from './use-env-change.js';
import { ValueDialog } from './value-dialog.js';
import { DataTable } from '../ui/data-table.js';

interface VariableTableProps extends AppTabProps {
  readonly variables: readonly EnvVariable[];
}

/** The variables by name; those that are no secrets with their values. */
export function VariableTable({ project, app, variables }: VariableTableProps) {
  const at = { project, app: app.name };
  const [removed, setRemoved] = useState<string>();
  const [edited, setEdited] = useState<EnvVariable>();
  const change = useEnvChange(at, () => setRemoved(undefined));
  return (
    <>
      <DataTable label="Variables" titles={['Name', 'Value', 'Seen by', 'Set']} hasActions isCard>
        {variables.map((variable) => (
          <Table.Tr key={variable.key}>
            <Table.Td className="mono wrap">{variable.key}</Table.Td>
            <Table.Td className="mono wrap" maw={280}>
              <Value variable={variable} />
            </Table.Td>
            <Table.Td>
              <Select
                size="xs"
                w={140}
                aria-label={`Who sees ${variable.key}`}
                allowDeselect={false}
                data={SCOPES}
                value={variable.scope}
                onChange={(value) => change.mutate({ [variable.key]: { scope: scopeOf(value) } })}
              />
            </Table.Td>
            <Table.Td>
              <Time key={variable.updated_at} at={variable.updated_at} />
            </Table.Td>
            <Table.Td>
              <Group gap={2} wrap="nowrap" justify="flex-end">
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Set ${variable.key}`}
                  onClick={() => setEdited(variable)}
                >
                  <IconPencil size={17} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Remove ${variable.key}`}
                  onClick={() => setRemoved(variable.key)}
                >
                  <IconTrash size={17} />
                </ActionIcon>
              </Group>
            </Table.Td>
          </Table.Tr>
        ))}
      </DataTable>
      {!removed && <ErrorNotice error={change.error} />}
      {edited && <ValueDialog at={at} variable={edited} onClose={() => setEdited(undefined)} />}
      {removed && (
        <ConfirmDialog
          title={`Remove ${removed}`}
          action="Remove"
          isPending={change.isPending}
          error={change.error}
          onConfirm={() => change.mutate({ [removed]: null })}
          onClose={() => setRemoved(undefined)}
        >
          The app no longer gets it from the next deployment on.
        </ConfirmDialog>
      )}
    </>
  );
}

function Value({ variable: { key, value, secret } }: { readonly variable: EnvVariable }) {
  if (secret || value === null) {
    return (
      <span className="hidden-value" role="img" aria-label="a secret, never shown">
        ••••••••
      </span>
    );
  }
  return (
    <>
      {value} <CopyIcon text={value} what={`value of ${key}`} />
    </>
  );
}
