/** `vps_01abc` as a name that engines take. */
export function instanceName(id: string): string {
  return id.replaceAll('_', '-').toLowerCase();
}

/** The id behind a name that {@link instanceName} made. */
export function instanceId(name: string): string {
  return name.replace('-', '_');
}

/** Whether a name is one that {@link instanceName} makes of a server's id. */
export function isInstanceName(name: string): boolean {
  return /^vps-[0-9a-z]{26}$/.test(name);
}
