import type { Tenant } from '@skydeck/auth-guard';
import type { ReadingKind } from './kind-of.js';

/** Where the reading of a file is. */
export const READING_STATUSES = ['pending', 'ready', 'failed'] as const;
export type ReadingStatus = (typeof READING_STATUSES)[number];

/** A file that is to be read, or was. */
export interface FileReading {
  /** That of the file. */
  readonly id: string;
  readonly project_id: Tenant;
  readonly space_id: string;
  readonly version_id: string;
  readonly blob_id: string;
  readonly kind: ReadingKind;
  readonly status: ReadingStatus;
  /** Whether its pictures are there, and only what is known of it is to be read again. */
  readonly is_facts_only: boolean;
  readonly problem: string | null;
  readonly attempts: number;
  readonly preview_blob_id: string | null;
  readonly thumbnail_blob_id: string | null;
  /** What strangers are sent of it. */
  readonly shared_blob_id: string | null;
}
