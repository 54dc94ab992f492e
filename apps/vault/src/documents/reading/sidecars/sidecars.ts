import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PhotoFacts } from '../../../engines/pictures/photo-facts.js';
import { MOST_XMP_BYTES } from '../../../engines/pictures/xmp/read-xmp.js';
import { withXmp } from '../../../engines/pictures/xmp/with-xmp.js';
import { Unreadable } from '../../../engines/unreadable.js';
import type { FileReading } from '../file-reading.js';
import { PlainFiles } from '../plain-files.js';
import { Readers } from '../readers.js';

/** `IMG_1.jpg.xmp` is of one file alone, and goes before `IMG_1.xmp`. $1 file. */
const BESIDE = `
  select s.id, v.blob_id, v.size_bytes from node n
  join node s on s.space_id = n.space_id and s.kind = 'file' and s.name ~* '\\.xmp$'
    and lower(s.name) in (
      lower(n.name) || '.xmp', lower(regexp_replace(n.name, '\\.[^.]*$', '')) || '.xmp')
    and s.parent_id is not distinct from n.parent_id and s.trashed_at is null and not s.is_going
  join file_version v on v.id = s.version_id
  where n.id = $1 order by length(s.name) desc, s.name limit 1`;

interface SidecarRow {
  readonly id: string;
  readonly blob_id: string;
  readonly size_bytes: string;
}

/** What is known of a photograph, and which file beside it told some of that. */
export interface FactsWithSidecar {
  readonly facts: PhotoFacts;
  readonly sidecarId: string | null;
}

/** Files of XMP that lie beside photographs. */
@Injectable()
export class Sidecars {
  constructor(
    private readonly dataSource: DataSource,
    private readonly plain: PlainFiles,
    private readonly readers: Readers,
  ) {}

  /** Adds what the file beside a photograph says; nothing of one that cannot be read. */
  async add(
    { id, project_id }: FileReading,
    facts: PhotoFacts,
    signal: AbortSignal,
  ): Promise<FactsWithSidecar> {
    const [beside] = await this.dataSource.query<SidecarRow[]>(BESIDE, [id]);
    if (!beside) return { facts, sidecarId: null };
    const { blob_id } = beside;
    try {
      if (Number(beside.size_bytes) > MOST_XMP_BYTES) throw new Unreadable('too_large');
      const xmp = await this.plain.lend({ project_id, blob_id }, signal, (file) =>
        this.readers.xmp(file, signal),
      );
      return { facts: withXmp(facts, xmp, true), sidecarId: beside.id };
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      return { facts: { ...facts, xmp_problem: error.reason }, sidecarId: beside.id };
    }
  }
}
