import { Readable } from 'node:stream';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { typeByName } from '../../files/content/media-type.js';
import { type AddedFile, FilesService, type NewContent } from '../../files/files.service.js';
import { NodeName } from '../../files/nodes/node-name.js';
import { MediaType } from '../../files/routes/file.schema.js';
import type { SpaceRef } from '../../spaces/space-access.js';
import type { JoplinResource } from './joplin.js';

const FOLDER = 'Joplin';
const MOST_FOLDERS = 100;

/** Attachments whose bytes are in the store, and not yet files. */
export interface ReceivedAttachments extends AsyncDisposable {
  readonly all: readonly (NewContent & { readonly id: string; readonly name: string })[];
}

/** Makes files of the pictures and other attachments of an export of Joplin. */
@Injectable()
export class JoplinAttachments {
  constructor(
    private readonly files: FilesService,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes their bytes in; end it with `await using`.
   * @throws `file.too_large`, `space.full`, `quota_exceeded`
   */
  async receive(
    space: SpaceRef,
    resources: readonly JoplinResource[],
    bytes: ReadonlyMap<string, Buffer>,
  ): Promise<ReceivedAttachments> {
    await using open = new AsyncDisposableStack();
    const taken = new Set<string>();
    const all = [];
    for (const { id, name: said, mediaType } of resources) {
      const content = bytes.get(id) ?? Buffer.alloc(0);
      const received = await this.files.receive(space, Readable.from([content]), {
        sizeBytes: content.length,
      });
      open.use(received);
      const name = nameOf(said, id, taken);
      const type = MediaType.safeParse(mediaType);
      all.push({ id, name, contentType: type.success ? type.data : typeByName(name), received });
    }
    const held = open.move();
    return { all, [Symbol.asyncDispose]: () => held.disposeAsync() };
  }

  /** Makes files of them in a new folder, in a transaction of the caller, by Joplin's ids. */
  async add(
    manager: EntityManager,
    { space, actor }: { readonly space: SpaceRef; readonly actor: string | undefined },
    { all }: ReceivedAttachments,
  ): Promise<ReadonlyMap<string, AddedFile>> {
    const made = new Map<string, AddedFile>();
    if (all.length === 0) return made;
    const name = await this.#freeName(space.id);
    const folder = await this.files.addFolder(manager, { space, parentId: null, name, actor });
    for (const { id, name: file, ...content } of all) {
      const place = { space, parentId: folder.id, name: file, actor };
      made.set(id, await this.files.addFile(manager, place, content));
    }
    return made;
  }

  /** Once that transaction has ended well. */
  added(made: ReadonlyMap<string, AddedFile>): void {
    for (const one of made.values()) this.files.added(one);
  }

  async #freeName(spaceId: string): Promise<string> {
    for (let number = 1; number <= MOST_FOLDERS; number++) {
      const name = number === 1 ? FOLDER : `${FOLDER} ${number}`;
      if (!(await this.files.find(spaceId, [name]))) return name;
    }
    return newId('joplin', this.clock.now().getTime());
  }
}

/** A sound name, once in its folder. */
function nameOf(said: string, id: string, taken: Set<string>): string {
  const plain = said.replaceAll(/[/\\\p{Cc}]/gu, '-').trim();
  const wanted = NodeName.safeParse(plain);
  const name = wanted.success && !taken.has(wanted.data) ? wanted.data : `${id}${endOf(plain)}`;
  taken.add(name);
  return name;
}

const endOf = (name: string): string => /\.[\w-]{1,20}$/.exec(name)?.[0] ?? '';
