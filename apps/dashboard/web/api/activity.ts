import { SourceApi } from '../sources/ask.js';
import { pagesOf } from '../sources/pages.js';
import type { Source } from '../sources/sources.js';
import type { AuditEntry, Event } from './shapes.js';

/** What happens between reading the list and joining the stream is found by reading it again. */
const CATCH_UP_MS = 20_000;

export const eventsQuery = (source: Source, project: string, type: string) =>
  pagesOf<Event>({ source, project, path: '/events', filter: { type }, everyMs: CATCH_UP_MS });

/** Which entries of the audit log to show; empty texts stand for all. */
export interface AuditFilter {
  readonly actor: string;
  readonly action: string;
  readonly target: string;
  readonly since: string;
}

export const auditQuery = (source: Source, project: string, filter: AuditFilter) =>
  pagesOf<AuditEntry>({
    source,
    project,
    path: '/audit',
    filter: { ...filter },
    everyMs: CATCH_UP_MS,
  });

/** The audit log as a file, one entry a line. */
export async function exportAudit(
  source: Source,
  project: string,
  filter: AuditFilter,
): Promise<Blob> {
  const query = { ...filter };
  const response = await new SourceApi(source, project).open('/audit/export', { query });
  return response.blob();
}
