import type { ProjectRef } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SpaceAccess } from '../../spaces/space-access.js';
import { COLUMNS, type DocumentRow, filterSql } from '../document-rows.js';
import type { SearchDocuments } from '../document.schema.js';
import { markedHtml, MARK_END, MARK_START } from './marked-html.js';

/** More than these are not put in order. */
const MOST_MATCHES = 1000;
/** Of one document: where the words are is looked for in its beginning. */
const HIGHLIGHTED_CHARACTERS = 50_000;

/** A document that was found. */
export interface FoundDocument {
  readonly document: DocumentRow;
  readonly score: number;
  /** HTML. */
  readonly highlight: string;
}

type FoundRow = DocumentRow & { readonly score: number; readonly highlight: string };

/** Finds documents by their words. */
@Injectable()
export class DocumentSearch {
  constructor(
    private readonly dataSource: DataSource,
    private readonly access: SpaceAccess,
  ) {}

  /** The best first, one more than `limit`. */
  async find(
    project: ProjectRef,
    { q, limit, space_id, ...filters }: SearchDocuments,
    actor: string | undefined,
  ): Promise<FoundDocument[]> {
    const space = await this.access.resolve(project, space_id, 'read', actor);
    const values: unknown[] = [space.id, q, limit + 1, MOST_MATCHES, HIGHLIGHTED_CHARACTERS];
    const fragments = `StartSel=${MARK_START}, StopSel=${MARK_END}, MaxFragments=2, MaxWords=18, MinWords=6`;
    values.push(fragments);
    const rows = await this.dataSource.query<FoundRow[]>(
      searchSql(filterSql(filters, values)),
      values,
    );
    return rows.map(({ score, highlight, ...document }) => ({
      document,
      score,
      highlight: markedHtml(highlight),
    }));
  }
}

/** The space is a word of the index, so that words of other spaces are not even looked at. */
const searchSql = (filters: string): string => `
  with wanted as materialized (select websearch_to_tsquery('simple', $2) as query),
  matches as materialized (
    select d.id, d.words from document d, wanted
    where d.words @@ (('''' || $1 || '''')::tsquery && wanted.query)
      and numnode(wanted.query) > 0 and d.space_id = $1 and not d.is_hidden${filters}
    limit $4),
  best as materialized (
    select id, ts_rank(words, wanted.query, 1) as score from matches, wanted
    order by score desc, id desc limit $3)
  select ${COLUMNS}, best.score::float8 as score,
    ts_headline('simple', translate(left(d.body, $5::int), '<>', '  '), wanted.query, $6) as highlight
  from best join document d on d.id = best.id join file_reading r on r.id = d.id, wanted
  order by best.score desc, d.id desc`;
