import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Runs one change of something in a project and reads all of the project anew. */
export function usePart(project: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['project', project] }),
  });
}
