import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { uploadSource } from '../api/app-sources.js';
import { createApp } from '../api/apps.js';
import { packFolder } from '../hooks/pack-folder.js';
import { type NewApp, wantedApp } from './new-app.js';

/** Makes an app, and shows how its first deployment goes. */
export function useNewApp(project: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (wanted: NewApp) => {
      const { origin, folder } = wanted;
      if (origin !== 'folder' || !folder) return createApp(project, wantedApp(wanted));
      const { archive } = await packFolder(folder.files);
      const { id } = await uploadSource(project, archive);
      return createApp(project, wantedApp(wanted, id));
    },
    onSuccess: async (app) => {
      await queryClient.invalidateQueries({ queryKey: ['project', project, 'apps'] });
      const params = { project, app: app.name };
      const deployment = app.latest_deployment?.id;
      if (deployment === undefined) {
        await navigate({
          to: '/projects/$project/app/$app',
          params,
          search: { tab: 'source' },
        });
        return;
      }
      await navigate({
        to: '/projects/$project/app/$app/deployments/$deployment',
        params: { ...params, deployment },
      });
    },
  });
}
