import { useMutation, useQueryClient } from '@tanstack/react-query';
import { kycKey } from '../api/kyc.js';

/** Changes a verification or a review and reads everything about them again. */
export function useKycChange(project: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: kycKey(project) }),
  });
}
