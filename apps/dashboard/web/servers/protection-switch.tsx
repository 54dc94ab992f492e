import { Stack, Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeServer, serversKey } from '../api/servers.js';
import { ErrorNotice } from '../ui/error-notice.js';
import type { ServerTabProps } from './server-tab.js';

/** Whether a server may be deleted or rebuilt. */
export function ProtectionSwitch({ project, server }: ServerTabProps) {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (isProtected: boolean) =>
      changeServer({ project, server: server.name }, { protected: isProtected }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: serversKey(project) }),
  });
  return (
    <Stack gap="xs">
      <Switch
        label="Refuse to delete or rebuild this server"
        disabled={change.isPending}
        checked={server.protected}
        onChange={(event) => change.mutate(event.currentTarget.checked)}
      />
      <ErrorNotice error={change.error} />
    </Stack>
  );
}
