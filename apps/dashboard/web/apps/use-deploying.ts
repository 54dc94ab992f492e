import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type AppRef, appKey } from '../api/apps.js';

/** Starts a deployment and shows how it goes. The work gives the id of what it started. */
export function useDeploying({ project, app }: AppRef) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (start: () => Promise<{ readonly id: string | null }>) => start(),
    onSuccess: async ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: appKey({ project, app }) });
      if (id === null) return;
      await navigate({
        to: '/projects/$project/app/$app/deployments/$deployment',
        params: { project, app, deployment: id },
      });
    },
  });
}
