import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { authSettingsQuery, changeAuthSettings } from '../../api/auth-settings.js';
import type { AuthSettingsChange } from '../../api/shapes.js';

/** Changes a part of the settings; what is not named stays. */
export function useSettingsChange(project: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: AuthSettingsChange) => changeAuthSettings(project, body),
    onSuccess: (settings) => {
      queryClient.setQueryData(authSettingsQuery(project).queryKey, settings);
      notifications.show({ message: 'Saved.' });
    },
  });
}
