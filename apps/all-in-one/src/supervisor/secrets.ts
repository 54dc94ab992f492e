import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailed } from './start-failed.js';
import { writeAtomically, writeJson } from './write-file.js';

const NAMES = ['database_password', 'service_secret', 'otp_pepper'] as const;
const OWNER_ONLY = 0o600;

/** What the parts of the installation prove themselves to each other with. */
export type Secrets = Record<(typeof NAMES)[number], string> & {
  /** Service secrets that were in force before and are still accepted. */
  readonly service_secret_previous?: readonly string[];
};

/** What the file holds besides: secrets that are accepted no more, to undo that. */
type Kept = Partial<Secrets> & { readonly service_secret_retired?: readonly string[] };

/** Reads the secrets of a home; makes those that are missing, and keeps the others for ever. */
export function loadSecrets(home: string): Secrets {
  const file = join(home, 'secrets.json');
  const known = existsSync(file) ? parse(file) : {};
  const secrets = Object.fromEntries(
    NAMES.map((name) => [name, known[name] ?? newSecret()]),
  ) as Record<(typeof NAMES)[number], string>;
  if (NAMES.some((name) => known[name] === undefined)) {
    writeJson(file, { ...known, ...secrets }, OWNER_ONLY);
  }
  const ownerToken = join(home, 'owner.token');
  if (!existsSync(ownerToken)) writeAtomically(ownerToken, newSecret(), OWNER_ONLY);
  return { ...secrets, ...previousOf(known) };
}

/**
 * Puts a new service secret in force; the one before is still accepted.
 * @returns how many are accepted besides it
 */
export function rotateServiceSecret(home: string): number {
  const { service_secret: before } = loadSecrets(home);
  return change(home, ({ service_secret_previous: previous = [], ...others }) => ({
    ...others,
    service_secret: newSecret(),
    service_secret_previous: [before, ...previous],
  }));
}

/** Accepts the service secrets before no more. They stay in the file, so that it can be undone. */
export function retireServiceSecrets(home: string): number {
  return change(home, ({ service_secret_previous: previous = [], ...others }) => ({
    ...others,
    service_secret_retired: [...previous, ...(others.service_secret_retired ?? [])],
  }));
}

/** Accepts again what was retired. */
export function acceptRetiredSecrets(home: string): number {
  return change(home, ({ service_secret_retired: retired = [], ...others }) => ({
    ...others,
    service_secret_previous: [...(others.service_secret_previous ?? []), ...retired],
  }));
}

function change(home: string, how: (known: Kept) => Kept): number {
  const file = join(home, 'secrets.json');
  const changed = how(parse(file));
  writeJson(file, changed, OWNER_ONLY);
  return changed.service_secret_previous?.length ?? 0;
}

function previousOf({ service_secret_previous: previous = [] }: Kept): Partial<Secrets> {
  return previous.length === 0 ? {} : { service_secret_previous: previous };
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

function parse(file: string): Kept {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept;
  } catch {
    throw new StartFailed(
      `${file} cannot be read as JSON. Put back a copy of it, or move it away to make new secrets: ` +
        'codes and service tokens that are under way become invalid.',
    );
  }
}
