import type { EntityManager } from 'typeorm';
import type { BuildPlan } from '../engine/build-plan.js';
import type { ReleaseScale } from '../releases/release-scale.js';
import type { ReleaseProcess } from '../runtime/startable-release.js';
import { ProcessScaleEntity } from './process-scale.entity.js';

/** Width of a process beside web; what is not said is as for web. */
export type ProcessScale = Pick<ReleaseScale, 'replicas'> & Partial<ReleaseScale>;

/** How wide the processes of an app are to run, for its next release. */
export async function scalesOfProcesses(
  manager: EntityManager,
  appId: string,
): Promise<Record<string, ProcessScale>> {
  const rows = await manager.findBy(ProcessScaleEntity, { appId });
  return Object.fromEntries(
    rows.map(({ process, replicas, cpu, memoryMb }) => [
      process,
      { replicas, ...(cpu !== null && { cpu }), ...(memoryMb !== null && { memoryMb }) },
    ]),
  );
}

/** What a release runs beside web: each process once unless it was scaled. */
export function processesOf(
  {
    plan,
    processScales,
  }: { plan: BuildPlan; processScales: Readonly<Record<string, ProcessScale>> },
  web: ReleaseScale,
): ReleaseProcess[] {
  const processes: ReleaseProcess[] = [];
  for (const [name, command] of Object.entries(plan.processes ?? {})) {
    processes.push({ name, command, ...web, replicas: 1, ...processScales[name] });
  }
  return processes;
}
