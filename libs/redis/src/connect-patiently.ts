import type { RedisLink } from './redis-link.js';

/** Who starts waits so long for a Redis that does not answer, and goes on without it. */
const PATIENCE_MS = 2000;

/**
 * Opens a connection. To a Redis that is away it is made as soon as that is there: the log says so, and who
 * depends on it is not ready until then.
 * @throws what Redis says when it is there and refuses, such as a wrong password
 */
export async function connectPatiently(link: RedisLink): Promise<void> {
  let problem: Error | undefined;
  const note = (error: Error): void => void (problem = error);
  link.on('error', note);
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  try {
    await Promise.race([link.connect(), enough]);
  } catch {
    if (problem && isRefusal(problem)) throw problem;
  } finally {
    clearTimeout(timer);
    link.off('error', note);
  }
}

/** Redis answers while it reads its data, too; that passes. */
function isRefusal({ name, message }: Error): boolean {
  return name === 'ReplyError' && !message.startsWith('LOADING');
}
