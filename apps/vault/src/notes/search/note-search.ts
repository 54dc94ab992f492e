import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SpaceAccess } from '../../spaces/space-access.js';
import { NoteEntity } from '../note.entity.js';
import type { NoteCaller } from '../notes.js';
import { prefixWords } from './prefix-words.js';
import type { SearchNotes } from './note-search.schema.js';

// Texts are made safe to show before they are marked: what looks like a tag would be left out else.
const safe = (text: string) =>
  `replace(replace(replace(translate(${text}, E'\\x01\\x02', ''), '&', '&amp;'), '<', '&lt;'), '>', '&gt;')`;
/** Control characters, of which texts are rid before, mark what was found. */
const [START, STOP] = ['\u0001', '\u0002'];
const HEADLINE = `StartSel=${START}, StopSel=${STOP}, MaxFragments=2, MinWords=5, MaxWords=20, FragmentDelimiter=" … "`;

// The best are chosen before any text is read for its snippets.
const SEARCH = `
  with words as (
    select websearch_to_tsquery('simple', $2) && to_tsquery('simple', $3) as of_text
  ), best as (
    select note.id, ts_rank_cd(note.found_by, words.of_text) as rank
    from note, words
    where note.found_by @@ (('''' || $1 || '''')::tsquery && words.of_text)
      and numnode(words.of_text) > 0 and note.space_id = $1 and note.trashed_at is null
      and ($4::text is null or note.tags @> array[$4::text])
    order by rank desc, note.updated_at desc, note.id desc limit $5
  )
  select best.id, best.rank,
    ts_headline('simple', ${safe('note.title')}, words.of_text,
      'StartSel=${START}, StopSel=${STOP}, HighlightAll=true') as title,
    ts_headline('simple', ${safe('left(note.body, 100000)')}, words.of_text, '${HEADLINE}') as snippet
  from best join note on note.id = best.id, words
  order by best.rank desc, note.updated_at desc, note.id desc`;

interface Row {
  readonly id: string;
  readonly rank: number;
  readonly title: string;
  readonly snippet: string;
}

/** A note that was found, and where. */
export interface FoundNote {
  readonly note: NoteEntity;
  readonly score: number;
  /** HTML with nothing in it but `<mark>`. */
  readonly title: string;
  readonly snippet: string;
}

/** Finds notes by their words. */
@Injectable()
export class NoteSearch {
  constructor(
    private readonly dataSource: DataSource,
    private readonly spaces: SpaceAccess,
  ) {}

  /** The best first; and how many notes of the space nobody can search, as they are encrypted. */
  async search(
    { project, actor }: NoteCaller,
    { q, space_id: spaceId, tag, limit }: SearchNotes,
  ): Promise<{ found: FoundNote[]; unsearchable: number }> {
    const { id } = await this.spaces.resolve(project, spaceId, 'read', actor);
    const { manager } = this.dataSource;
    const { whole, begun } = prefixWords(q);
    const values = [id, whole, begun, tag ?? null, limit];
    const rows = await manager.query<Row[]>(SEARCH, values);
    const notes = await manager
      .createQueryBuilder(NoteEntity, 'note')
      .whereInIds(rows.map((row) => row.id))
      .getMany();
    const byId = new Map(notes.map((note) => [note.id, note]));
    const found = rows.flatMap((row) => {
      const note = byId.get(row.id);
      const [title, snippet] = [marked(row.title), marked(row.snippet)];
      return note ? [{ note, score: row.rank, title, snippet }] : [];
    });
    const unsearchable = await manager.countBy(NoteEntity, { spaceId: id, format: 'e2ee' });
    return { found, unsearchable };
  }
}

const marked = (text: string): string =>
  text.replaceAll(START, '<mark>').replaceAll(STOP, '</mark>');
