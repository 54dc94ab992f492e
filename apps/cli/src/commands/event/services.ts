/** The services whose events belong to a project of the path. */
export const SERVICES = ['platform', 'auth'] as const;
export type Service = (typeof SERVICES)[number];

const PREFIX: Record<Service, string> = { platform: '/v1', auth: '/api/v1' };

/** Path of the stream of a project's events. */
export function streamPath(service: Service, project: string, types: readonly string[]): string {
  const path = `${PREFIX[service]}/projects/${encodeURIComponent(project)}/events/stream`;
  return types.length === 0 ? path : `${path}?type=${encodeURIComponent(types.join(','))}`;
}
