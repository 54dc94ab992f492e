import { SharedConfig } from '@skydeck/config';
import { setUpLog } from '@skydeck/service';
import { createStack } from './create-stack.js';

/** The services' code, with the log of the process set up as the operator wants it. */
export function loadStack(environment: NodeJS.ProcessEnv): { createStack: typeof createStack } {
  const level = SharedConfig.shape.LOG_LEVEL.safeParse(environment['LOG_LEVEL']);
  // An unknown level is refused with all other settings when the services read theirs.
  setUpLog({ level: level.success ? level.data : 'info' });
  return { createStack };
}
