import type { BuildPlan, PlannedCron } from '../engine/build-plan.js';
import { readLaunchpadFile } from '../detect/launchpad-file.js';
import { readProcfile } from '../detect/procfile.js';
import { type SourceTree, subtree } from '../detect/source-tree.js';
import { OtherProcessName } from './process-name.js';

const MOST = 10;

/**
 * Adds to a plan what runs besides the web process: other processes, the release command and what
 * runs by the clock. launchpad.json wins over the Procfile; a site of files runs none of it.
 */
export function withProcesses(plan: BuildPlan, repo: SourceTree): BuildPlan {
  if (plan.runtime === 'static') return plan;
  const tree = subtree(repo, plan.root);
  const procfile = readProcfile(tree.read('Procfile'));
  const file = { ...readLaunchpadFile(repo), ...readLaunchpadFile(tree) };
  const named = [...procfile].filter(([name]) => OtherProcessName.safeParse(name).success);
  const wanted = Object.entries({ ...Object.fromEntries(named), ...file.processes });
  const processes = wanted.slice(0, MOST);
  const releaseCommand = file.release_command ?? procfile.get('release');
  const crons = (file.cron ?? []).map((cron): PlannedCron => {
    const { name, schedule, time_zone: timeZone, command, overlap } = cron;
    return { name, schedule, timeZone, command, overlap };
  });
  const left = wanted.slice(MOST).map(([name]) => name);
  return {
    ...plan,
    ...(processes.length > 0 && { processes: Object.fromEntries(processes) }),
    ...(releaseCommand !== undefined && { releaseCommand }),
    ...(crons.length > 0 && { crons }),
    reasons: [
      ...plan.reasons,
      ...processes.map(([name, command]) => `process ${name}: ${command}`),
      ...(releaseCommand === undefined ? [] : [`release command: ${releaseCommand}`]),
      ...crons.map(({ name, schedule, timeZone }) => `cron ${name}: ${schedule} (${timeZone})`),
    ],
    warnings: [
      ...plan.warnings,
      ...(left.length > 0 ? [`More than ${MOST} processes: ${left.join(', ')} are left out.`] : []),
    ],
  };
}
