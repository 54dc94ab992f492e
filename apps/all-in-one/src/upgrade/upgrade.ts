import path from 'node:path';
import { BackupFailed } from '../backup/backup-failed.js';
import { appliedMigrations } from '../backup/known-migrations.js';
import { version } from '../backup/version.js';
import { acquireWork } from '../supervisor/instance-lock.js';
import { askForHandover } from './ask-for-handover.js';
import {
  homeOfInstallation,
  type InstallationInUse,
  installationInUse,
} from './installation-in-use.js';
import { migrateServices } from './migrate-services.js';
import { type PendingMigrations, pendingMigrations } from './pending-migrations.js';
import { type UpgradeCheck, upgradeChecks } from './upgrade-checks.js';
import {
  readRecord,
  removeRecord,
  STEPS,
  type UpgradeRecord,
  type UpgradeStep,
  wasMoved,
  writeRecord,
} from './upgrade-record.js';

export interface UpgradeOptions {
  readonly home: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
  /** Makes a backup and gives its id; null when the operator refuses to. */
  readonly backUp: (() => Promise<string>) | null;
}

/** What an upgrade would do, and what it found. */
export interface UpgradePlan {
  readonly version: string;
  readonly program: string;
  readonly replaces: string;
  readonly checks: readonly UpgradeCheck[];
  readonly migrations: PendingMigrations;
  /** Those that are left, should an earlier attempt have been interrupted. */
  readonly steps: readonly UpgradeStep[];
}

/** The program of this version that runs an installation, beside the one that runs now. */
const programOf = () => path.join(path.dirname(path.resolve(process.argv[1] ?? '')), 'up.js');

/** Works out an upgrade and changes nothing. */
export async function planUpgrade(
  options: Pick<UpgradeOptions, 'home' | 'environment'>,
): Promise<UpgradePlan & { readonly installation: InstallationInUse }> {
  const installation = await installationInUse(options.home, options.environment);
  const program = programOf();
  const { done } = readRecord(installation.home, version(), program);
  return {
    version: version(),
    program,
    replaces: installation.running.program,
    checks: await upgradeChecks(installation),
    migrations: await pendingMigrations(installation.database.migrations),
    steps: STEPS.filter((step) => !done.includes(step)),
    installation,
  };
}

/**
 * Brings a running installation to this version: a backup, what is new in the schemas, one service after
 * the other, and at last what nobody reads any more. One that was interrupted goes on where it was.
 */
export async function upgrade(options: UpgradeOptions): Promise<UpgradePlan & UpgradeRecord> {
  const release = acquireWork(homeOfInstallation(options.home), 'upgrade');
  if (release === null) {
    const text = 'Another upgrade of this installation is under way.';
    throw new BackupFailed('upgrade_runs', text, 'Wait for its end, and look at "skydeck status".');
  }
  try {
    return await stepByStep(options);
  } finally {
    release();
  }
}

async function stepByStep(options: UpgradeOptions): Promise<UpgradePlan & UpgradeRecord> {
  const { installation, ...plan } = await planUpgrade(options);
  const { home, running } = installation;
  const wrong = plan.checks.find(({ is_fine }) => !is_fine);
  if (wrong) throw new BackupFailed('not_possible', `Not upgraded: ${wrong.found}.`);
  let record = readRecord(home, plan.version, plan.program);
  const write = (more: Partial<UpgradeRecord>): void => {
    record = { ...record, ...more };
    writeRecord(home, record);
  };
  const { backUp } = options;
  const work: Record<UpgradeStep, () => Promise<unknown>> = {
    async backup() {
      const backed_up_at = new Date().toISOString();
      if (backUp) write({ backup_id: await backUp(), backed_up_at });
    },
    expand: async () => migrateServices(installation, 'expand'),
    async restart() {
      if (wasMoved(record, running, plan.program)) return;
      write({ giver: { pid: running.pid, start_token: running.start_token } });
      await askForHandover(installation, plan.program, options);
    },
    contract: async () => migrateServices(installation, 'start'),
  };
  for (const step of plan.steps) {
    options.signal.throwIfAborted();
    options.say(SAID[step]);
    await work[step]();
    write({ done: [...record.done, step] });
  }
  removeRecord(home);
  const migrations = await pendingMigrations(await appliedMigrations(installation.database.from));
  return { ...plan, ...record, migrations };
}

const SAID: Readonly<Record<UpgradeStep, string>> = {
  backup: 'Making a backup',
  expand: 'Adding to the schemas what is new',
  restart: 'Moving the services',
  contract: 'Taking away what nobody reads any more',
};
