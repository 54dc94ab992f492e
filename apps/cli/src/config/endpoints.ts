import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CliError } from '../failures/cli-error.js';

/** Addresses by name, as `endpoints.json` holds them: `base_url`, `auth_url`, … */
export type Endpoints = Readonly<Record<string, string>>;

const API_VARIABLE = 'SKYDECK_API_URL';
const PRODUCT_VARIABLE = /^SKYDECK_([A-Z]+)_URL$/;

/** Reads the addresses of the installation on this machine. */
export async function localEndpoints(home: string): Promise<Endpoints> {
  const file = path.join(home, 'endpoints.json');
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Endpoints;
  } catch (cause) {
    throw new CliError('no_endpoints', `No running Skydeck is known: ${file} cannot be read.`, 1, {
      hint: 'Start Skydeck with `npm start`, set SKYDECK_HOME, or name an installation with `skydeck context create`.',
      cause,
    });
  }
}

/** Addresses that the environment sets: `SKYDECK_API_URL`, `SKYDECK_AUTH_URL`, … */
export function environmentEndpoints(environment: NodeJS.ProcessEnv): Endpoints {
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) {
    const product = PRODUCT_VARIABLE.exec(name)?.[1];
    if (!product || !value) continue;
    if (name === API_VARIABLE) found['base_url'] = withVersion(value);
    else found[`${product.toLowerCase()}_url`] = withoutSlash(value);
  }
  return found;
}

/** The platform's address ends in its version, whether or not it was written. */
export function withVersion(url: string): string {
  const bare = withoutSlash(url);
  return bare.endsWith('/v1') ? bare : `${bare}/v1`;
}

/** The address of a service without a path, as its client wants it. */
export function originOf(endpoints: Endpoints, name: string): string {
  const url = endpoints[`${name === 'platform' ? 'base' : name}_url`];
  if (!url) {
    throw new CliError('no_endpoint', `No address of "${name}" is known.`, 1, {
      hint: `Set SKYDECK_${name === 'platform' ? 'API' : name.toUpperCase()}_URL, or add it with \`skydeck context create\`.`,
    });
  }
  return name === 'platform' ? withVersion(url).slice(0, -'/v1'.length) : withoutSlash(url);
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
