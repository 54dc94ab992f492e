import { useMutation, useQueryClient } from '@tanstack/react-query';
import { payKey } from '../api/holds.js';
import { type TestClock, testClockQuery } from '../api/test-clock.js';
import { walletsKey } from '../api/wallets.js';

/** Changes the clock of a project, and reads all that lives by it again. */
export function useClockAct<Given = void>(
  project: string,
  act: (given: Given) => Promise<unknown>,
  onDone?: () => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (answer) => {
      const { queryKey } = testClockQuery(project);
      if (isClock(answer)) queryClient.setQueryData(queryKey, answer);
      onDone?.();
      return Promise.all(
        [payKey(project), walletsKey(project)].map((key) =>
          queryClient.invalidateQueries({ queryKey: key }),
        ),
      );
    },
  });
}

const isClock = (answer: unknown): answer is TestClock =>
  typeof answer === 'object' && answer !== null && 'now_at' in answer;
