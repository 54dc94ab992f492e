import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DeploymentErrors } from '../deployments/deployment.errors.js';

/** Where sandboxes look for programs, apart from what the platform brings. */
const FOLDERS = ['usr/local/bin', 'usr/bin', 'usr/local/sbin', 'usr/sbin'];

/** What the packages of this machine offer to builds; sandboxes see the machine's /usr. */
export class HostPrograms {
  constructor(private readonly root = '/') {}

  /** Path of the first of these programs that is installed. */
  find(...names: string[]): string | undefined {
    for (const name of names) {
      for (const folder of FOLDERS) {
        const path = join(this.root, folder, name);
        if (isExecutable(path)) return join('/', folder, name);
      }
    }
    return undefined;
  }

  /** Names in a folder; empty without it. */
  list(folder: string): string[] {
    try {
      return readdirSync(join(this.root, folder)).toSorted();
    } catch {
      return [];
    }
  }

  /** Text of a file; undefined without it. */
  read(path: string): string | undefined {
    try {
      return readFileSync(join(this.root, path), 'utf8');
    } catch {
      return undefined;
    }
  }

  /** Whether a program is at a path. */
  has(path: string): boolean {
    return isExecutable(join(this.root, path));
  }
}

/** What an app is written in, and what is needed to build and run it. */
export interface NeededPackages {
  readonly language: string;
  /** What is not there, such as `the program go`. */
  readonly missing: string;
  /** Names of Debian packages. */
  readonly packages: readonly string[];
}

/** Says in words which package the operator must install. */
export function toolchainMissing({ language, missing, packages }: NeededPackages): Error {
  const names = packages.join(' ');
  return DeploymentErrors.toolchain_missing({
    detail:
      `The app is written in ${language}, and this machine does not have ${missing}. ` +
      `Its operator installs it with \`apt-get install -y ${names}\`; a \`Dockerfile\` works without.`,
  });
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
