import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEdge, EdgeConfig } from '@skydeck/edge';
import { pino } from 'pino';

export const SECRET = 'a-secret-for-tests-only-0123456789';

type Settings = Partial<Record<keyof EdgeConfig, string>>;

/** A real edge on free ports with a folder of its own. */
export async function startEdge(settings: Settings = {}, kept?: string) {
  const home = kept ?? (await mkdtemp(join(tmpdir(), 'edge-')));
  const config = EdgeConfig.parse({
    EDGE_PORT: '0',
    EDGE_CONTROL_PORT: '0',
    SKYDECK_HOME: home,
    SKYDECK_SERVICE_SECRET: SECRET,
    EDGE_ACCESS_LOG: 'off',
    EDGE_SHUTDOWN_TIMEOUT_MS: '1000',
    ...settings,
  });
  const edge = createEdge(config, pino({ level: 'silent' }));
  const { port, controlPort, tlsPort } = await edge.listen();

  /** Calls the control API. */
  const control = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`http://127.0.0.1:${controlPort}${path}`, {
      method,
      headers: { authorization: `Bearer ${SECRET}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as ControlBody };
  };

  /** Points a host at replicas. */
  const route = async (host: string, version: number, ...ports: number[]) => {
    const answer = await control('PUT', `/v1/routes/${host}`, appRoute(host, version, ports));
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  };

  return {
    home,
    port,
    controlPort,
    tlsPort: tlsPort ?? 0,
    control,
    route,
    close: async ({ keep = false } = {}) => {
      await edge.close();
      if (!keep) await rm(home, { recursive: true, force: true });
    },
  };
}
export type TestEdge = Awaited<ReturnType<typeof startEdge>>;

export interface ControlBody {
  data: Record<string, unknown> & { items?: Record<string, unknown>[] };
  error?: { code: string; errors: { location: string; message: string }[] };
  meta: { request_id: string };
}

/** The route of an app named after its host. */
export function appRoute(host: string, version: number, ports: readonly number[]) {
  return {
    host,
    app_id: `app_${host}`,
    release_id: `rel_${version}`,
    version,
    targets: ports.map((port) => ({ replica_id: `rep_${port}`, host: '127.0.0.1', port })),
  };
}
