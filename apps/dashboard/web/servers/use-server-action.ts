import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  rebootServer,
  serversKey,
  serversQuery,
  serverQuery,
  startServer,
  stopServer,
} from '../api/servers.js';
import type { Server } from '../api/shapes.js';

const ACTIONS = {
  start: startServer,
  stop: stopServer,
  reboot: rebootServer,
  'power off': (at: Parameters<typeof stopServer>[0]) => stopServer(at, true),
} as const;
export type ServerAction = keyof typeof ACTIONS;

/** Starts, stops or reboots a server, and shows at once what it is doing. */
export function useServerAction(
  project: string,
  server: string,
  onError?: (error: Error | null) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (action: ServerAction): Promise<Server> => ACTIONS[action]({ project, server }),
    onMutate: () => onError?.(null),
    onError: (error) => onError?.(error),
    onSuccess: (changed) => {
      queryClient.setQueryData(serverQuery({ project, server }).queryKey, changed);
      queryClient.setQueryData(serversQuery(project).queryKey, (all) =>
        all?.map((one) => (one.id === changed.id ? changed : one)),
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: serversKey(project) }),
  });
}
