import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AppRef, appKey } from '../api/apps.js';

/** Runs one change of jobs and reads them anew. */
export function useJobChange(at: AppRef, onDone?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onSuccess: () => onDone?.(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: appKey(at) }),
  });
}
