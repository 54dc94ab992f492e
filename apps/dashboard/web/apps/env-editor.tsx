import { ActionIcon, Button, Group, Stack, Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { appQuery, changeApp } from '../api/apps.js';
import type { App } from '../api/shapes.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { EnvRows } from './env-rows.js';
import { type EnvRow, envOf } from './env-row.js';

interface EnvEditorProps {
  readonly project: string;
  readonly app: App;
}

/** The environment of an app. Values can be set and replaced but are never read back. */
export function EnvEditor({ project, app }: EnvEditorProps) {
  const [rows, setRows] = useState<readonly EnvRow[]>([]);
  const [removed, setRemoved] = useState<string>();
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (env: Record<string, string | null>) => changeApp(project, app.name, { env }),
    onSuccess: async () => {
      setRows([]);
      setRemoved(undefined);
      notifications.show({ message: 'Saved. The next deployment uses it.' });
      await queryClient.invalidateQueries(appQuery(project, app.name));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!change.isPending) change.mutate(envOf(rows));
  };
  return (
    <Stack>
      {app.env_keys.length > 0 && (
        <div className="card">
          <Table>
            <Table.Tbody>
              {app.env_keys.map((name) => (
                <Table.Tr key={name}>
                  <Table.Td className="mono wrap">{name}</Table.Td>
                  <Table.Td c="dimmed">••••••••</Table.Td>
                  <Table.Td ta="right">
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={`Remove ${name}`}
                      onClick={() => setRemoved(name)}
                    >
                      <IconTrash size={17} />
                    </ActionIcon>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      <form onSubmit={submit} className="card" style={{ padding: 18 }}>
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {app.env_keys.length === 0 ? 'No variables yet. ' : ''}Add a variable, or write a name
            again to replace its value. Values are stored encrypted and never shown.
          </Text>
          <EnvRows rows={rows} onChange={setRows} />
          {!removed && <ErrorNotice error={change.error} />}
          {rows.length > 0 && (
            <Group justify="flex-end">
              <Button type="submit" loading={change.isPending}>
                Save
              </Button>
            </Group>
          )}
        </Stack>
      </form>
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
    </Stack>
  );
}
