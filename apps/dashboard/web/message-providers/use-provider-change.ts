import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageProvidersQuery } from '../api/message-providers.js';

/** Changes a message provider and reads the list again. */
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
      await queryClient.invalidateQueries(messageProvidersQuery(project));
    },
  });
}
