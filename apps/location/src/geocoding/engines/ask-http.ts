import { z } from 'zod';
import { GeocodingErrors } from '../geocoding.errors.js';

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 4 * 1024 * 1024;

/** Where an engine answers, and what its answers look like. */
export interface Asked<Answer> {
  readonly base: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  readonly answer: z.ZodType<Answer>;
}

/** Asks an engine that the operator named. @throws `geocoding.engine_unavailable` */
export async function askHttp<Answer>({
  base,
  path,
  query,
  answer,
}: Asked<Answer>): Promise<Answer> {
  const url = new URL(base.endsWith('/') ? base : `${base}/`);
  const asked = new URL(path, url);
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === '') continue;
    for (const one of Array.isArray(value) ? (value as string[]) : [value])
      asked.searchParams.append(name, String(one));
  }
  try {
    const response = await fetch(asked, {
      headers: { accept: 'application/json', 'user-agent': 'Skydeck location' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`It answered ${response.status}.`);
    return answer.parse(JSON.parse(await textOf(response)));
  } catch (cause) {
    // What it said may name hosts of the operator: that is for the log.
    throw GeocodingErrors.engine_unavailable({ cause });
  }
}

async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new Error('The answer is too long.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
