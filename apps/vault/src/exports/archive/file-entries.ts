import { Blobs } from '../../blobs/blobs.js';
import { FileVersionEntity } from '../../files/nodes/file-version.entity.js';
import { NodeEntity } from '../../files/nodes/node.entity.js';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { ArchiveEntry } from './archive-entry.js';
import { NamesOfFolder } from './safe-names.js';

const PAGE = 500;
const TOP = 'Files/';

interface Folder {
  readonly id: string | null;
  readonly path: string;
}

/** Files and photographs in their folders, without the trash. */
@Injectable()
export class FileEntries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly blobs: Blobs,
  ) {}

  async *of(spaceId: string): AsyncGenerator<ArchiveEntry> {
    const waiting: Folder[] = [{ id: null, path: TOP }];
    for (let folder = waiting.pop(); folder; folder = waiting.pop()) {
      const names = new NamesOfFolder();
      for await (const page of this.#pages(spaceId, folder.id)) {
        const contents = await this.#contentsOf(page);
        for (const node of page) {
          const path = folder.path + names.take(node.name, node.id);
          const about = { id: node.id, name: node.name, modifiedAt: node.updatedAt };
          if (node.kind === 'folder') {
            const below = `${path}/`;
            waiting.push({ id: node.id, path: below });
            yield { ...about, path: below, kind: 'folder', content: null };
          } else {
            const content = contents.get(node.versionId ?? '');
            if (content) yield { ...about, path, kind: 'file', content };
          }
        }
      }
    }
  }

  async *#pages(spaceId: string, parentId: string | null): AsyncGenerator<NodeEntity[]> {
    for (let after = ''; ;) {
      const page = await this.dataSource
        .createQueryBuilder(NodeEntity, 'node')
        .where('node.spaceId = :spaceId and node.id > :after', { spaceId, after })
        .andWhere('node.trashedAt is null and not node.isGoing')
        .andWhere('node.parentId is not distinct from :parentId', { parentId })
        .orderBy('node.id')
        .limit(PAGE)
        .getMany();
      yield page;
      if (page.length < PAGE) return;
      after = page.at(-1)?.id ?? '';
    }
  }

  async #contentsOf(nodes: readonly NodeEntity[]) {
    const ids = nodes.flatMap(({ versionId }) => versionId ?? []);
    const versions = await this.dataSource.manager.findBy(FileVersionEntity, { id: In(ids) });
    return new Map(
      versions.map(({ id, projectId, blobId, sizeBytes }) => [
        id,
        { sizeBytes, read: () => this.blobs.read(projectId, blobId) },
      ]),
    );
  }
}
