import { useMutation, useQueryClient } from '@tanstack/react-query';
import { oidcClientsQuery } from '../../api/oidc-clients.js';

/** Changes a client and reads the list again. */
export function useClientChange<Answer>(
  project: string,
  change: () => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (answer) => {
      onDone(answer);
      await queryClient.invalidateQueries(oidcClientsQuery(project));
    },
  });
}
