import { createInterface } from 'node:readline';
import { BuildFailure } from '../build-failure.js';
import { limitLines } from '../sandbox/line-limiter.js';

interface BuildEvent {
  stream?: string;
  status?: string;
  error?: string;
  errorDetail?: { code?: number; message?: string };
}

/** Passes on what an image build prints. Throws {@link BuildFailure} when it says that it failed. */
export async function followBuild(
  events: NodeJS.ReadableStream,
  onLine: (line: string) => void,
): Promise<void> {
  const pass = limitLines(onLine);
  let failure: string | undefined;
  for await (const text of createInterface({ input: events })) {
    if (text.trim() === '') continue;
    const event = JSON.parse(text) as BuildEvent;
    for (const line of (event.stream ?? event.status ?? '').split('\n')) {
      if (line.trim() !== '') pass(line.trimEnd());
    }
    failure ??= event.error ?? event.errorDetail?.message;
  }
  if (failure === undefined) return;
  // The engine has no other way to say that its kernel ended a step for want of memory.
  const oom = /exit (?:status|code)[: ]*137|signal: killed/i.test(failure);
  throw new BuildFailure(oom ? 'oom' : 'exit', failure);
}
