import { Injectable } from '@nestjs/common';
import type { JobsOptions, Queue } from 'bullmq';
import { type Lane, LANES, type Laned, laneOf, type MessageJob } from './message-lane.js';

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
  constructor(private readonly queues: Readonly<Record<Lane, Queue<MessageJob>>>) {}

  /**
   * Asks workers to send messages. A message that already waits is not added twice. Throws when
   * a queue does not answer within 2 s; the rows are kept and the sweeper asks again.
   */
  async enqueue(messages: readonly Laned[]): Promise<void> {
    for (const lane of LANES) {
      const ids = messages.filter((message) => laneOf(message) === lane).map(({ id }) => id);
      if (ids.length > 0) await this.#add(this.queues[lane], ids);
    }
  }

  async #add(queue: Queue<MessageJob>, ids: readonly string[]): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      const fail = () => reject(new Error(`The queue ${queue.name} does not answer.`));
      timer = setTimeout(fail, ENQUEUE_TIMEOUT_MS);
    });
    const jobs = ids.map((messageId) => ({
      name: 'send',
      data: { messageId },
      opts: { ...JOB, jobId: messageId },
    }));
    const [job, ...more] = jobs;
    const added =
      job && more.length === 0 ? queue.add(job.name, job.data, job.opts) : queue.addBulk(jobs);
    await Promise.race([added, late]).finally(() => clearTimeout(timer));
  }
}
