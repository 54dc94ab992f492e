import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadConfig } from '@skydeck/config';
import type { Service } from '@skydeck/service';
import { UsageRollUp } from '@skydeck/usage';
import { createStack, type Member, type MemberName, type Stack } from '../stack/create-stack.js';
import type { Endpoints } from '../stack/endpoints.js';
import { stackEnvironment } from '../stack/stack-environment.js';
import { SERVICES, type StackPorts } from '../stack/stack-ports.js';
import { freePorts } from './free-ports.js';

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
  const home = await mkdtemp(path.join(tmpdir(), 'skydeck-'));
  await chmod(home, 0o755);
  const ownerToken = randomBytes(32).toString('base64url');
  await writeFile(path.join(home, 'owner.token'), ownerToken, { mode: 0o600 });

  const environment: NodeJS.ProcessEnv = {
    ...stackEnvironment({
      ports: await somePorts(),
      home,
      databaseUrl: database.url,
      secrets: { serviceSecret: secret(), otpPepper: secret() },
    }),
    ...schemas(database),
    EDGE_ACCESS_LOG: 'off',
    COSTREAM_RTMP_PORT: '0',
    LOCATION_SAMPLE: 'off',
    MEDIA_RTMP_PORT: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    VPS_FLOATING_CIDR: '198.18.78.0/28',
    VPS_IMAGE_DIR: process.env['SKYDECK_TEST_IMAGES'] ?? path.join(tmpdir(), 'skydeck-test-images'),
    DATABASES_KEEP_RUNNING: 'false',
    VPS_KEEP_RUNNING: 'false',
    VPS_POOL_GB: '4',
    ...options.environment,
  };
  const started = await startMembers(environment, members);
  return {
    endpoints: started.stack.endpoints,
    services: started.stack.services,
    environment,
    home,
    signInOwner: () => signIn(environment['AUTH_URL'] ?? '', ownerToken),
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

async function signIn(authUrl: string, token: string): Promise<string> {
  const response = await fetch(`${authUrl}/api/v1/auth/accounts/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  const { data } = (await response.json()) as { data: { session: { access_token: string } } };
  return data.session.access_token;
}

function schemas(database: TestStackOptions['database']): NodeJS.ProcessEnv {
  const pairs = SERVICES.map((name) => [`${name.toUpperCase()}_SCHEMA`, database.schema(name)]);
  return Object.fromEntries(pairs) as NodeJS.ProcessEnv;
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
