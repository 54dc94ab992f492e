import { useMutation, useQueryClient } from '@tanstack/react-query';
import { walletsKey } from '../api/wallets.js';

/** Changes a wallet and reads all that shows wallets again. */
export function useWalletChange<Answer, Given = void>(
  project: string,
  change: (given: Given) => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => {
      onDone(answer);
      return queryClient.invalidateQueries({ queryKey: walletsKey(project) });
    },
  });
}
