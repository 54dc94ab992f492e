import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { FileConfig } from './file.config.js';
import { FileIntake } from './content/file-intake.js';
import { FileLimits } from './content/file-limits.js';
import { Room } from './content/room.js';
import { FilesService } from './files.service.js';
import { FileListeners } from './nodes/file-listeners.js';
import { FileVersionEntity } from './nodes/file-version.entity.js';
import { NodeEntity } from './nodes/node.entity.js';
import { NodeNotes } from './nodes/node-notes.js';
import { NodeStore } from './nodes/node-store.js';
import { NodeTree } from './nodes/node-tree.js';

/** What is stored of files. */
export const FILE_ENTITIES = [NodeEntity, FileVersionEntity];

/** Files and folders. */
@Global()
@Module({})
export class FilesModule {
  static forRoot(config: FileConfig): DynamicModule {
    return {
      module: FilesModule,
      providers: [
        {
          provide: FileLimits,
          useValue: new FileLimits(
            config.VAULT_FILE_BYTES,
            config.QUOTA_STORED_MEGABYTES * 1_000_000,
            config.VAULT_TRASH_DAYS,
          ),
        },
        FileIntake,
        FileListeners,
        FilesService,
        NodeNotes,
        NodeStore,
        NodeTree,
        Room,
      ],
      exports: [FileIntake, FileListeners, FilesService],
    };
  }
}
