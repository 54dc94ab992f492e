import { type DynamicModule, Global, Module } from '@nestjs/common';
import { BlobMetrics } from './blob-metrics.js';
import { BlobReading } from './blob-reading.js';
import { BLOB_GRACE_MS, BlobSweeper } from './blob-sweeper.js';
import { Blobs } from './blobs.js';
import { SegmentReader } from './segment-reader.js';
import { StoredBlobs } from './stored-blobs.js';
import { BlobAppending } from './writing/blob-appending.js';
import { BlobSettlement } from './writing/blob-settlement.js';
import { SegmentWriter } from './writing/segment-writer.js';

/** The store of encrypted bytes. */
@Global()
@Module({})
export class BlobsModule {
  static forRoot({ graceMs }: { readonly graceMs: number }): DynamicModule {
    return {
      module: BlobsModule,
      providers: [
        { provide: BLOB_GRACE_MS, useValue: graceMs },
        { provide: Blobs, useClass: StoredBlobs },
        BlobAppending,
        BlobMetrics,
        BlobReading,
        BlobSettlement,
        BlobSweeper,
        SegmentReader,
        SegmentWriter,
      ],
      exports: [Blobs],
    };
  }
}
