/** `vps_01abc` as a name that engines take. */
export function instanceName(id: string): string {
  return id.replaceAll('_', '-').toLowerCase();
}

/** The id behind a name that {@link instanceName} made. */
export function instanceId(name: string): string {
  return name.replace('-', '_');
}
