import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AppRef, appKey } from '../api/apps.js';
import { changeEnv } from '../api/environment.js';
import type { EnvEntries } from '../api/shapes.js';

/** Stores changes of variables, which the next deployment takes up. */
export function useEnvChange(at: AppRef, onDone?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (set: EnvEntries) => changeEnv(at, set),
    onSuccess: async () => {
      onDone?.();
      notifications.show({ message: 'Saved. Deploy to apply it.' });
      await queryClient.invalidateQueries({ queryKey: appKey(at) });
    },
  });
}
