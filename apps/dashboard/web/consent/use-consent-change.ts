import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Changes a suppression or a topic and reads the list again. */
export function useConsentChange<Answer>(
  project: string,
  list: 'suppressions' | 'topics',
  change: () => Promise<Answer>,
  onDone: () => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      onDone();
      await queryClient.invalidateQueries({ queryKey: ['project', project, list] });
    },
  });
}
