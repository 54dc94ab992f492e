import { type DatabaseLab, instanceSpec, type Tenant, tenantOf } from '../fixtures/database-lab.js';
import type { InstanceAddress, InstanceSpec } from '../instance-spec.js';
import { archiveFolderContract } from './archive-folder.contract.js';
import { backupContract } from './backup.contract.js';
import { crashContract } from './crash.contract.js';
import { isolationContract } from './isolation.contract.js';
import { lifeContract } from './life.contract.js';
import { loginsContract } from './logins.contract.js';
import { poolsContract } from './pools.contract.js';
import { upgradeContract } from './upgrade.contract.js';

const PARTS = {
  life: lifeContract,
  isolation: isolationContract,
  logins: loginsContract,
  backups: backupContract,
  archiveFolder: archiveFolderContract,
  crashes: crashContract,
  upgrades: upgradeContract,
  pools: poolsContract,
};
type Part = keyof typeof PARTS;

/** What the parts of the suite share: a driver and an instance. */
export interface Bench {
  readonly lab: DatabaseLab;
  /** An instance that the tests of a block share. */
  readonly spec: InstanceSpec;
  readonly address: InstanceAddress;
  tenant(): Promise<Tenant>;
}

/**
 * What every driver of databases must do, run against real servers.
 * @param parts those to run here: together they take long
 */
export function databaseContract(
  makeLab: () => Promise<DatabaseLab>,
  parts: readonly Part[],
): void {
  for (const part of parts) describe(part, () => PARTS[part](openBench(makeLab)));
}

function openBench(makeLab: () => Promise<DatabaseLab>): Bench {
  let lab: DatabaseLab;
  let spec: InstanceSpec;
  let address: InstanceAddress;

  beforeAll(async () => {
    lab = await makeLab();
    spec = instanceSpec({ archived: true });
    address = await lab.driver.ensureInstance(spec);
  }, 120_000);

  afterAll(async () => {
    await lab[Symbol.asyncDispose]();
  }, 60_000);

  return {
    get lab() {
      return lab;
    },
    get spec() {
      return spec;
    },
    get address() {
      return address;
    },
    tenant: () => tenantOf(lab.driver, spec.id),
  };
}
