import type { VpsEntity } from '../../servers/vps.entity.js';
import type { VpsState } from '../../servers/vps-state.js';
import { VpsErrors } from '../../vps.errors.js';

/** States in which the guest runs. */
const UP: ReadonlySet<VpsState> = new Set(['running', 'resizing', 'snapshotting'] as const);

/** Whether somebody can be inside the server now. */
export function isUp({ state, power }: Pick<VpsEntity, 'state' | 'power'>): boolean {
  return UP.has(state) && power === 'running';
}

/** What the engine calls a server that runs. @throws `vps.wrong_state` */
export function requireUp(vps: VpsEntity): string {
  if (isUp(vps) && vps.engineRef !== null) return vps.engineRef;
  throw VpsErrors.wrong_state({ detail: `It is \`${vps.state}\`; this needs \`running\`.` });
}
