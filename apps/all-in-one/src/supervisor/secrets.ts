import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailed } from './start-failed.js';
import { writeAtomically, writeJson } from './write-file.js';

const NAMES = ['database_password', 'service_secret', 'otp_pepper'] as const;
const OWNER_ONLY = 0o600;

/** What the parts of the installation prove themselves to each other with. */
export type Secrets = Record<(typeof NAMES)[number], string>;

/** Reads the secrets of a home; makes those that are missing, and keeps the others for ever. */
export function loadSecrets(home: string): Secrets {
  const file = join(home, 'secrets.json');
  const known = existsSync(file) ? parse(file) : {};
  const secrets = Object.fromEntries(
    NAMES.map((name) => [name, known[name] ?? newSecret()]),
  ) as Secrets;
  if (NAMES.some((name) => known[name] === undefined)) {
    writeJson(file, { ...known, ...secrets }, OWNER_ONLY);
  }
  const ownerToken = join(home, 'owner.token');
  if (!existsSync(ownerToken)) writeAtomically(ownerToken, newSecret(), OWNER_ONLY);
  return secrets;
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

function parse(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  } catch {
    throw new StartFailed(
      `${file} cannot be read as JSON. Put back a copy of it, or move it away to make new secrets: ` +
        'codes and service tokens that are under way become invalid.',
    );
  }
}
