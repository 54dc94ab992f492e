import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { planPorts, type PortPlan } from './port-plan.js';

/** What the supervisor itself has to know. Services read their own settings. */
export interface Settings {
  home: string;
  ports: PortPlan;
  /** The given environment; what it sets explicitly wins over what is worked out. */
  environment: NodeJS.ProcessEnv;
  /** A Postgres server of the user's own instead of the embedded one. */
  databaseUrl: string | undefined;
  /** A Redis server of the user's own. */
  redisUrl: string | undefined;
  /** Run a Redis server found on PATH. */
  withRedis: boolean;
  /** Go on when the terminal that started it is gone. */
  detached: boolean;
}

export function readSettings(environment: NodeJS.ProcessEnv, words: readonly string[]): Settings {
  return {
    home: resolve(environment['SKYDECK_HOME'] || join(homedir(), '.skydeck')),
    ports: planPorts(environment),
    environment,
    databaseUrl: environment['DATABASE_URL'] || undefined,
    redisUrl: environment['REDIS_URL'] || undefined,
    withRedis: words.includes('--with-redis'),
    detached: words.includes('--detach'),
  };
}
