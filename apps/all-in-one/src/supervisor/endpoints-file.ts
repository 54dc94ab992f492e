import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoints } from '../stack/endpoints.js';
import { writeJson } from './write-file.js';

/** Tells clients on this machine where everything is. Its presence means that all of it answers. */
export function publishEndpoints(home: string, endpoints: Endpoints): void {
  writeJson(fileOf(home), endpoints);
}

export function withdrawEndpoints(home: string): void {
  rmSync(fileOf(home), { force: true });
}

function fileOf(home: string): string {
  return join(home, 'endpoints.json');
}
