import { Module } from '@nestjs/common';
import { MessageAttempts } from './attempts/message-attempts.js';
import { MessageAttemptsController } from './attempts/message-attempts.controller.js';
import { SmsPrices } from './segments/sms-prices.js';
import { SmsSegmentsController } from './segments/sms-segments.controller.js';
import { MessageStream } from './stream/message-stream.js';
import { MessageStreamController } from './stream/message-stream.controller.js';
import { Insight } from './tally/insight.js';
import { InsightController } from './tally/insight.controller.js';
import { MessageMetrics } from './tally/message-metrics.js';
import { TallyReader } from './tally/tally.reader.js';
import { TallyRollUp } from './tally/tally-roll-up.js';

/** What messages came to. */
@Module({
  controllers: [
    InsightController,
    MessageAttemptsController,
    MessageStreamController,
    SmsSegmentsController,
  ],
  providers: [
    Insight,
    MessageAttempts,
    MessageMetrics,
    MessageStream,
    SmsPrices,
    TallyReader,
    TallyRollUp,
  ],
})
export class InsightModule {}
