import { testDatabase } from '@skydeck/testing';

/** What these tests use of an installation. */
export interface Stack {
  readonly endpoints: Readonly<Record<'dashboard_url' | 'auth_url' | 'edge_url', string>>;
  readonly environment: NodeJS.ProcessEnv;
  /** Counts what was used until now. */
  countUsage(): Promise<void>;
  close(): Promise<void>;
}

interface Starter {
  startTestStack(options: {
    database: ReturnType<typeof testDatabase>;
    members: readonly string[];
    environment?: NodeJS.ProcessEnv;
  }): Promise<Stack>;
}

// Named at run time: all-in-one is built from this package, and the build has no way round.
const ALL_IN_ONE = '@skydeck/all-in-one/testing';

/** Starts real services with the dashboard in front, on schemas of their own. */
export async function startStack(
  members: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Stack> {
  const database = testDatabase();
  const starter = (await import(ALL_IN_ONE)) as Starter;
  const settings = { LOG_LEVEL: 'silent', ...environment };
  const stack = await starter.startTestStack({ database, members, environment: settings });
  return {
    endpoints: stack.endpoints,
    environment: stack.environment,
    countUsage: () => stack.countUsage(),
    async close() {
      await stack.close();
      await database[Symbol.asyncDispose]();
    },
  };
}
