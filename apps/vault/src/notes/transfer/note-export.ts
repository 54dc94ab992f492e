import { Injectable } from '@nestjs/common';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { DataSource } from 'typeorm';
import { SpaceAccess } from '../../spaces/space-access.js';
import { NoteEntity } from '../note.entity.js';
import type { NoteCaller } from '../notes.js';
import { writeNoteFile } from './front-matter.js';

const AT_ONCE = 50;

/** Gives all notes of a space away as files. */
@Injectable()
export class NoteExport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly spaces: SpaceAccess,
  ) {}

  /** A zip of Markdown files, a few notes in memory at a time; without what is in the trash. */
  async write(
    { project, actor }: NoteCaller,
    spaceId: string | undefined,
  ): Promise<AsyncGenerator<Uint8Array>> {
    const space = await this.spaces.resolve(project, spaceId, 'read', actor);
    return this.#zip(space.id);
  }

  async *#zip(spaceId: string): AsyncGenerator<Uint8Array> {
    let ready: Uint8Array[] = [];
    const zip = new Zip((error, chunk) => {
      if (error) throw error;
      ready.push(chunk);
    });
    const names = new Set<string>();
    for await (const note of this.all(spaceId)) {
      const file = new ZipDeflate(nameOf(note, names), { level: 6 });
      file.mtime = note.updatedAt;
      zip.add(file);
      file.push(strToU8(writeNoteFile(note)), true);
      yield* ready;
      ready = [];
    }
    zip.end();
    yield* ready;
  }

  /** All notes of a space, without those in the trash, for who has looked at the rights. */
  async *all(spaceId: string): AsyncGenerator<NoteEntity> {
    for (let after = ''; ;) {
      const page = await this.dataSource
        .createQueryBuilder(NoteEntity, 'note')
        .where('note.spaceId = :spaceId and note.trashedAt is null and note.id > :after', {
          spaceId,
          after,
        })
        .orderBy('note.id')
        .limit(AT_ONCE)
        .getMany();
      yield* page;
      if (page.length < AT_ONCE) return;
      after = page.at(-1)?.id ?? '';
    }
  }
}

/** A name that every file system takes, once in the archive. */
function nameOf({ id, title }: NoteEntity, names: Set<string>): string {
  const plain = title
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-')
    .replace(/^[.\s]+/, '')
    .slice(0, 80)
    .trim();
  const wanted = plain === '' ? id : plain.toWellFormed();
  const name = names.has(wanted.toLowerCase()) ? `${wanted} ${id}` : wanted;
  names.add(name.toLowerCase());
  return `${name}.md`;
}
