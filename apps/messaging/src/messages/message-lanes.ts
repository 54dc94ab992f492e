import { Injectable, Logger } from '@nestjs/common';
import type { JobsOptions, Queue } from 'bullmq';
import type { MessageKind } from './message-channel.js';
import { type Lane, laneOf, type MessageJob } from './message-lane.js';

export const SEND_ATTEMPTS = 5;
const ENQUEUE_TIMEOUT_MS = 2000;

const JOB: JobsOptions = {
  attempts: SEND_ATTEMPTS,
  backoff: { type: 'exponential', delay: 1000, jitter: 0.5 },
  removeOnComplete: true,
  removeOnFail: true,
};

/** The queues that lead messages to a worker. */
@Injectable()
export class MessageLanes {
  readonly #logger = new Logger('Messages');

  constructor(private readonly queues: Readonly<Record<Lane, Queue<MessageJob>>>) {
    for (const queue of Object.values(queues)) {
      queue.on('error', ({ message }) => this.#logger.warn({ queue: queue.name, msg: message }));
    }
  }

  /**
   * Asks a worker to send a message. A message that already waits is not added twice. Throws when
   * the queue does not answer within 2 s; the row is kept and the sweeper asks again.
   */
  async enqueue(messageId: string, kind: MessageKind): Promise<void> {
    const queue = this.queues[laneOf(kind)];
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      const fail = () => reject(new Error(`The queue ${queue.name} does not answer.`));
      timer = setTimeout(fail, ENQUEUE_TIMEOUT_MS);
    });
    const added = queue.add('send', { messageId }, { ...JOB, jobId: messageId });
    await Promise.race([added, late]).finally(() => clearTimeout(timer));
  }
}
