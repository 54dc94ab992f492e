import { useMutation, useQueryClient } from '@tanstack/react-query';
import { signInHooksQuery } from '../../api/sign-in-hooks.js';

/** Changes a hook and reads the list again. */
export function useHookChange<Answer>(
  project: string,
  change: () => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (answer) => {
      onDone(answer);
      await queryClient.invalidateQueries(signInHooksQuery(project));
    },
  });
}
