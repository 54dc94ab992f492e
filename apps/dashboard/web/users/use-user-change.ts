import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usersKey } from '../api/users.js';

/** Runs one change of users and reads all of them anew. */
export function useUserChange(project: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: usersKey(project) }),
  });
}
