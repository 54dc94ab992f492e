import { ApiRequestError, newIdempotencyKey } from '@skydeck/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { payKey } from '../api/holds.js';
import { walletsKey } from '../api/wallets.js';

interface MoneyAct<Answer, Given> {
  readonly project: string;
  readonly act: (key: string, given: Given) => Promise<Answer>;
  readonly onDone?: (answer: Answer) => void;
}

/**
 * Moves money once, however often it is asked for: all tries of a dialog have one key. Only what the
 * service refused may be tried anew; when nobody knows what became of a try, its key stays.
 */
export function useMoneyAct<Answer, Given = void>(asked: MoneyAct<Answer, Given>) {
  const { project, act, onDone } = asked;
  const key = useRef<string>(undefined);
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (given: Given) => act((key.current ??= newIdempotencyKey()), given),
    onSuccess: (answer) => onDone?.(answer),
    onError: (error) => {
      if (isRefusal(error)) key.current = undefined;
    },
    onSettled: () =>
      Promise.all(
        [payKey(project), walletsKey(project)].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

/** Whether nothing was done, and nothing of it will be. */
const isRefusal = (error: Error): boolean =>
  error instanceof ApiRequestError &&
  error.status < 500 &&
  // Another try with this key was done, or is being done.
  !error.code.startsWith('idempotency_');
