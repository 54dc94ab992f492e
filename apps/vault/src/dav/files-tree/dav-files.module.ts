import { Clock } from '@skydeck/service';
import { Module, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FileListeners } from '../../files/nodes/file-listeners.js';
import { FilesService } from '../../files/files.service.js';
import { Trash } from '../../files/trash/trash.js';
import { DavMounts } from '../http/dav-mounts.js';
import type { DavSession } from '../http/dav-session.js';
import { SpaceLocks } from '../locks/space-locks.js';
import { SpaceProperties } from '../properties/space-properties.js';
import type { DavStores } from '../protocol/dav-context.js';
import { OPTIONS, webDav } from '../protocol/web-dav.js';
import { FileContents } from './file-contents.js';
import { FilesTree } from './files-tree.js';

const BASE = '/dav/files';

/** The files of a space over WebDAV. */
@Module({ providers: [FileContents] })
export class DavFilesModule implements OnModuleInit {
  constructor(
    private readonly mounts: DavMounts,
    private readonly dataSource: DataSource,
    private readonly files: FilesService,
    private readonly trash: Trash,
    private readonly listeners: FileListeners,
    private readonly contents: FileContents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.listeners.add({
      name: 'dav',
      removed: async (manager, fileId) => {
        await manager.query('delete from dav_property where resource_id = $1', [fileId]);
      },
    });
    this.mounts.add({
      base: BASE,
      products: ['files'],
      options: OPTIONS,
      handle: (request, session) => webDav(request, this.#storesOf(session)),
    });
  }

  #storesOf({ space, actor, mayWrite }: DavSession): DavStores {
    const { dataSource, files, trash, contents, clock } = this;
    return {
      tree: new FilesTree({ files, trash, contents }, space, actor),
      locks: new SpaceLocks(dataSource, clock, space.id),
      properties: new SpaceProperties(dataSource, space.id),
      clock,
      base: BASE,
      mayWrite,
    };
  }
}
