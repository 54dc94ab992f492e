import { RowQuota } from '@skydeck/limits';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { FileConfig } from './file.config.js';
import { FileDelivery } from './content/file-delivery.js';
import { FileIntake } from './content/file-intake.js';
import { FileLimits } from './content/file-limits.js';
import { Room } from './content/room.js';
import { StoredMeter } from './content/stored-meter.js';
import { FilesService } from './files.service.js';
import { FileListeners } from './nodes/file-listeners.js';
import { FileVersionEntity } from './nodes/file-version.entity.js';
import { NodeEntity } from './nodes/node.entity.js';
import { NodeNotes } from './nodes/node-notes.js';
import { NodeStore } from './nodes/node-store.js';
import { NodeTree } from './nodes/node-tree.js';
import { KeptFiles } from '../retention/kept-files.js';
import { FilesController } from './routes/files.controller.js';
import { FoldersController } from './routes/folders.controller.js';
import { NodeAccess } from './routes/node-access.js';
import { TrashController } from './routes/trash.controller.js';
import { VersionsController } from './routes/versions.controller.js';
import { PublicSharesController } from './shares/public-shares.controller.js';
import { ShareDoor } from './shares/share-door.js';
import { SharedFiles } from './shares/shared-files.js';
import { ShareVisitController } from './shares/page/share-visit.controller.js';
import { ShareLinkEntity } from './shares/share-link.entity.js';
import { ShareLinks } from './shares/share-links.js';
import { SharesController } from './shares/shares.controller.js';
import { FileSweeper } from './trash/file.sweeper.js';
import { Removal } from './trash/removal.js';
import { Trash } from './trash/trash.js';
import { FileUploadEntity } from './uploads/file-upload.entity.js';
import { FileUploads } from './uploads/file-uploads.js';
import { TusController } from './uploads/tus.controller.js';
import { FileVersions } from './versions.js';

/** What is stored of files. */
export const FILE_ENTITIES = [NodeEntity, FileVersionEntity, FileUploadEntity, ShareLinkEntity];

/** How many links to files a project may have. */
export const fileQuotas = ({ QUOTA_SHARE_LINKS }: FileConfig) => [
  new RowQuota(
    'share_links',
    QUOTA_SHARE_LINKS,
    'select count(*) from share_link where project_id = $1',
  ),
];

/** Files and folders. */
@Global()
@Module({})
export class FilesModule {
  static forRoot(config: FileConfig): DynamicModule {
    return {
      module: FilesModule,
      controllers: [
        FilesController,
        FoldersController,
        VersionsController,
        TrashController,
        TusController,
        SharesController,
        PublicSharesController,
        ShareVisitController,
      ],
      providers: [
        {
          provide: FileLimits,
          useValue: new FileLimits(
            config.VAULT_FILE_BYTES,
            config.QUOTA_STORED_MEGABYTES * 1_000_000,
            config.VAULT_TRASH_DAYS,
          ),
        },
        FileDelivery,
        FileIntake,
        FileListeners,
        FileSweeper,
        FileUploads,
        FileVersions,
        FilesService,
        KeptFiles,
        NodeAccess,
        NodeNotes,
        NodeStore,
        NodeTree,
        Removal,
        Room,
        ShareDoor,
        SharedFiles,
        ShareLinks,
        StoredMeter,
        Trash,
      ],
      exports: [
        FileDelivery,
        FileIntake,
        FileListeners,
        KeptFiles,
        FilesService,
        FileVersions,
        Trash,
      ],
    };
  }
}
