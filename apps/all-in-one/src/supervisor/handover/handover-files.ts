import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { MemberName } from '../../stack/create-member.js';
import { writeJson } from '../write-file.js';

/** Which program is to go on with the services. */
export interface HandoverRequest {
  readonly node: string;
  readonly program: string;
}

/** How far it is. */
export interface HandoverReport {
  readonly state: 'moving' | 'done' | 'failed';
  /** Services that the new program runs. */
  readonly moved: readonly MemberName[];
  readonly problem?: string;
}

const requestOf = (home: string) => join(home, 'run/handover.json');
const reportOf = (home: string) => join(home, 'run/handover-report.json');

/** Asks for it; the process that runs reads it when it gets a SIGUSR2. */
export function writeRequest(home: string, request: HandoverRequest): void {
  rmSync(reportOf(home), { force: true });
  writeJson(requestOf(home), request);
}

/** Takes what was asked for; undefined when nothing was. */
export function takeRequest(home: string): HandoverRequest | undefined {
  const request = read(requestOf(home)) as HandoverRequest | undefined;
  rmSync(requestOf(home), { force: true });
  return request;
}

export function writeReport(home: string, report: HandoverReport): void {
  writeJson(reportOf(home), report);
}

export function readReport(home: string): HandoverReport | undefined {
  return read(reportOf(home)) as HandoverReport | undefined;
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
