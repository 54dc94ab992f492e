import { RowQuota } from '@skydeck/limits';
import { Module } from '@nestjs/common';
import { ArrivalController } from '../arrival/arrival.controller.js';
import { Arrivals } from '../arrival/arrivals.js';
import { StreamModule } from '../stream/stream.module.js';
import { ShareStream } from './public/share-stream.js';
import { SharedController } from './public/shared.controller.js';
import { SharedViews } from './public/shared-views.js';
import { ShareEntity } from './share.entity.js';
import { ShareNotes } from './share-notes.js';
import { ShareSweeper } from './share.sweeper.js';
import { Shares } from './shares.js';
import { SharesController } from './shares.controller.js';

/** What is stored of links. */
export const SHARE_ENTITIES = [ShareEntity];

/** How many links that have not ended a project may have. */
export const shareQuotas = ({ QUOTA_SHARES }: { readonly QUOTA_SHARES: number }) => [
  new RowQuota(
    'shares',
    QUOTA_SHARES,
    'select count(*) from share where tenant = $1 and ended_at is null',
  ),
];

/** Links that show where devices are, and when they arrive. */
@Module({
  imports: [StreamModule],
  controllers: [ArrivalController, SharesController, SharedController],
  providers: [Arrivals, ShareNotes, ShareStream, ShareSweeper, SharedViews, Shares],
})
export class SharesModule {}
