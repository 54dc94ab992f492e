import { existsSync } from 'node:fs';
import path from 'node:path';
import { BackupFailed } from '../backup/backup-failed.js';
import { findDatabase, type FoundDatabase } from '../backup/database-part.js';
import { realHome, runningSupervisor } from '../backup/home-of.js';
import { environmentOf, settingsInUse } from '../backup/settings-in-use.js';
import type { RunFile } from '../supervisor/instance-lock.js';

/** An installation that is to be upgraded, as it is. */
export interface InstallationInUse {
  readonly home: string;
  readonly running: RunFile;
  readonly database: FoundDatabase;
  /** What it was started with. */
  readonly settings: NodeJS.ProcessEnv;
}

/** A folder that holds an installation, as the file system knows it. */
export function homeOfInstallation(given: string): string {
  const home = realHome(given);
  if (existsSync(path.join(home, 'secrets.json'))) return home;
  throw new BackupFailed('no_installation', `${home} holds no installation.`);
}

/** Finds the installation that runs in a home. */
export async function installationInUse(
  given: string,
  environment: NodeJS.ProcessEnv,
): Promise<InstallationInUse> {
  const home = homeOfInstallation(given);
  const running = runningSupervisor(home);
  if (running?.state !== 'ready') {
    const text = `Skydeck does not run in ${home}, so there is nothing to go on with.`;
    throw new BackupFailed('not_running', text, 'npm start   # brings the data up to date');
  }
  const settings = environmentOf(running.pid) ?? environment;
  const database = await findDatabase(home, settingsInUse(home, environment), true);
  return { home, running, database, settings };
}

/** The schema that a service has in it. */
export function schemaOf(service: string, settings: NodeJS.ProcessEnv): string {
  return settings[`${service.toUpperCase()}_SCHEMA`] || service;
}
