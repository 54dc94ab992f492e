import { useMutation, useQueryClient } from '@tanstack/react-query';
import { signInProvidersQuery } from '../../api/sign-in-providers.js';

/** Changes a provider and reads the list again. */
export function useProviderChange<Answer, Given = void>(
  project: string,
  change: (given: Given) => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (answer) => {
      onDone(answer);
      await queryClient.invalidateQueries(signInProvidersQuery(project));
    },
  });
}
