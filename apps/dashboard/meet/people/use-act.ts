import { useTell } from '../notices/notices.js';
import { sentenceOf } from '../sound/device-problem.js';

/** Does something to the room, and says so when it does not work. */
export function useAct(): (doing: Promise<unknown>) => void {
  const tell = useTell();
  return (doing) => {
    doing.catch((error: unknown) => tell(sentenceOf(error), 'bad'));
  };
}
