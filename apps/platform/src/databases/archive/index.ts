import { ArchiveLoop } from './archive-loop.js';
import { ArchiveRetention } from './archive-retention.js';
import { ArchiveShipper } from './archive-shipper.js';
import { ArchiveStore } from './archive-store.js';
import { Archives } from './archives.js';
import { BaseBackupEntity } from './base-backup.entity.js';
import { DueBases } from './due-bases.js';
import { LogPieceEntity } from './log-piece.entity.js';

/** What the module of databases takes from here. */
export const archiveParts = {
  entities: [LogPieceEntity, BaseBackupEntity],
  controllers: [],
  providers: [ArchiveLoop, ArchiveRetention, ArchiveShipper, ArchiveStore, Archives, DueBases],
};
