import type { Tenant } from '@skydeck/auth-guard';
import type { Document } from './document.schema.js';
import type { DocumentFilters } from './document.schema.js';

/** A document as it is read from its tables. */
export interface DocumentRow {
  readonly id: string;
  readonly project_id: Tenant;
  readonly space_id: string;
  readonly version: number;
  readonly name: string;
  readonly folder_id: string | null;
  readonly content_type: string;
  readonly size_bytes: string;
  readonly status: Document['status'];
  readonly problem: string | null;
  readonly text_source: Document['text_source'];
  readonly pages: number | null;
  readonly characters: number;
  readonly is_cut: boolean;
  readonly has_preview: boolean;
  readonly scan: Document['scan'];
  readonly tags: string[];
  readonly correspondent: string | null;
  readonly language: string | null;
  readonly custom_fields: Document['custom_fields'];
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** What is read of a document: `d` is it, `r` its reading. */
export const COLUMNS = `
  d.id, d.project_id, d.space_id, d.version, d.name, d.folder_id, d.content_type, d.size_bytes,
  r.status, r.problem, d.text_source, d.pages, length(d.body) as characters, d.is_cut,
  r.preview_blob_id is not null as has_preview, r.scan, d.tags, d.correspondent, d.language,
  d.custom_fields, d.created_at, d.updated_at`;

/** A document as callers see it. */
export const toDocument = (row: DocumentRow): Document => {
  const { project_id: _project, version: _version, ...shown } = row;
  const { size_bytes, created_at, updated_at } = row;
  return {
    ...shown,
    size_bytes: Number(size_bytes),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
};

/** The words of SQL for filters, and their values, numbered after those that are there. */
export function filterSql(
  { tag, content_type, folder_id, created_after, created_before }: DocumentFilters,
  values: unknown[],
): string {
  const conditions: string[] = [];
  const add = (condition: string, value: unknown): void => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(condition.replaceAll('?', `$${values.length}`));
  };
  add('d.tags @> array[?]::text[]', tag);
  add("(d.content_type = ? or starts_with(d.content_type, ? || '/'))", content_type);
  add('d.folder_id = ?', folder_id);
  add('d.created_at >= ?', created_after);
  add('d.created_at < ?', created_before);
  return conditions.map((condition) => ` and ${condition}`).join('');
}
