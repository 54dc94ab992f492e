import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { loadConfig } from '@skydeck/config';
import type { Service } from '@skydeck/service';
import { UsageRollUp } from '@skydeck/usage';
import { createStack, type Member, type MemberName, type Stack } from '../stack/create-stack.js';
import type { Endpoints } from '../stack/endpoints.js';
import { stackEnvironment } from '../stack/stack-environment.js';
import { SERVICES, type StackPorts } from '../stack/stack-ports.js';
import { freePorts } from './free-ports.js';
import { makeHome, signInOwner } from './owner.js';
import { testSettings } from './test-settings.js';

export interface TestStackOptions {
  /** A real Postgres and a name for the throw-away schema of each service. */
  readonly database: { readonly url: string; schema(service: string): string };
  /** What to start; auth and messaging when not given. */
  readonly members?: readonly (MemberName | 'edge')[];
  /** More settings, which win. */
  readonly environment?: NodeJS.ProcessEnv;
}

/** A whole installation for a test: real services on free ports, its own schemas and folder. */
export interface TestStack {
  readonly endpoints: Endpoints;
  readonly services: readonly Service[];
  readonly environment: NodeJS.ProcessEnv;
  readonly home: string;
  /** Signs the machine's owner in and gives the access token. */
  signInOwner(): Promise<string>;
  /** Counts what was used until now, which otherwise happens each minute. */
  countUsage(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the services that a test needs. */
export async function startTestStack(options: TestStackOptions): Promise<TestStack> {
  const { database, members = ['auth', 'messaging'] } = options;
  const { home, ownerToken } = await makeHome();
  const environment: NodeJS.ProcessEnv = {
    ...stackEnvironment({
      ports: await somePorts(),
      home,
      databaseUrl: database.url,
      secrets: { serviceSecret: secret(), otpPepper: secret() },
    }),
    ...testSettings({ schema: (service) => database.schema(service) }),
    ...options.environment,
  };
  const started = await startMembers(environment, members);
  return {
    endpoints: started.stack.endpoints,
    services: started.stack.services,
    environment,
    home,
    signInOwner: () => signInOwner(environment['AUTH_URL'] ?? '', ownerToken),
    async countUsage() {
      const { services } = started.stack;
      await Promise.all(services.map(({ app }) => app.get(UsageRollUp).run()));
    },
    async close() {
      await started.stack.close();
      await started.edge?.close();
      // What a service was still copying when it was closed may appear once more.
      await rm(home, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

async function startMembers(
  environment: NodeJS.ProcessEnv,
  members: readonly (MemberName | 'edge')[],
): Promise<{ stack: Stack; edge: Member | undefined }> {
  let edge: Member | undefined;
  if (members.includes('edge')) {
    const { createEdge, EdgeConfig } = await import('@skydeck/edge');
    edge = createEdge(loadConfig(EdgeConfig, environment));
    await edge.listen();
  }
  const names = members.filter((name): name is MemberName => name !== 'edge');
  const stack = await createStack(environment, names);
  await stack.listen();
  return { stack, edge };
}

const secret = () => randomBytes(32).toString('base64url');

async function somePorts(): Promise<StackPorts> {
  const found = await freePorts(SERVICES.length * 2 + 5);
  const take = () => found.pop() ?? 0;
  const pairs = SERVICES.map((name) => [name, { public: take(), internal: take() }]);
  return {
    services: Object.fromEntries(pairs) as StackPorts['services'],
    dashboard: take(),
    dashboardInternal: take(),
    postgres: take(),
    edge: take(),
    edgeControl: take(),
  };
}
