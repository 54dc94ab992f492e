import { useMutation, useQueryClient } from '@tanstack/react-query';
import { factorsKey, recoveryCodesQuery } from '../../api/second-factor.js';

/** Changes something about the own factors and reads them again. */
export function useFactorChange<Given, Answer>(
  change: (given: Given) => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (answer) => {
      onDone(answer);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: factorsKey }),
        queryClient.invalidateQueries(recoveryCodesQuery),
      ]);
    },
  });
}
