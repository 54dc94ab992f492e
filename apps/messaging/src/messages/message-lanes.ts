import { Injectable } from '@nestjs/common';
import type { JobsOptions, Queue } from 'bullmq';
import { type Lane, LANES, type Laned, laneOf, type MessageJob } from './message-lane.js';
import { STATUS_RANKS } from './message-status.js';

export const SEND_ATTEMPTS = 5;
const ENQUEUE_TIMEOUT_MS = 2000;
/** Messages of a batch that share a job. */
const JOB_SIZE = 100;
const BACKOFF_MS = 1000;

const backoff = { type: 'exponential', delay: BACKOFF_MS, jitter: 0.5 } as const;
const JOB: JobsOptions = {
  attempts: SEND_ATTEMPTS,
  backoff,
  removeOnComplete: true,
  removeOnFail: true,
};
/** What follows a first attempt that many messages made together. */
const AGAIN: JobsOptions = {
  ...JOB,
  attempts: SEND_ATTEMPTS - 1,
  backoff: { ...backoff, delay: 2 * BACKOFF_MS },
};

interface NewJob {
  readonly name: string;
  readonly data: MessageJob;
  readonly opts: JobsOptions;
}

/** The queues that lead messages to a worker. */
@Injectable()
export class MessageLanes {
  constructor(private readonly queues: Readonly<Record<Lane, Queue<MessageJob>>>) {}

  /**
   * Asks workers to send messages. A message that already waits is not added twice, but for those
   * of batches that share a job. Throws when a queue does not answer within 2 s; the rows are kept
   * and the sweeper asks again.
   */
  async enqueue(messages: readonly Laned[]): Promise<void> {
    for (const lane of LANES) {
      const jobs = jobsOf(messages.filter((message) => laneOf(message) === lane));
      if (jobs.length > 0) await this.#add(this.queues[lane], jobs);
    }
  }

  /** Asks for a second attempt, after a pause, of a message of a batch. */
  async enqueueAgain(messageId: string): Promise<void> {
    const delay = BACKOFF_MS * (0.5 + Math.random() / 2);
    await this.#add(this.queues.batch, [jobOf(messageId, { ...AGAIN, delay })]);
  }

  async #add(queue: Queue<MessageJob>, jobs: NewJob[]): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      const fail = () => reject(new Error(`The queue ${queue.name} does not answer.`));
      timer = setTimeout(fail, ENQUEUE_TIMEOUT_MS);
    });
    const [job, ...more] = jobs;
    const added =
      job && more.length === 0 ? queue.add(job.name, job.data, job.opts) : queue.addBulk(jobs);
    await Promise.race([added, late]).finally(() => clearTimeout(timer));
  }
}

/** Retries are of one message, so only first attempts are made together. */
function jobsOf(messages: readonly Laned[]): NewJob[] {
  const together = messages.filter(
    (one) => laneOf(one) === 'batch' && one.rank < STATUS_RANKS.sending,
  );
  if (together.length < 2) return messages.map(({ id }) => jobOf(id));
  const alone = messages.filter((one) => !together.includes(one)).map(({ id }) => jobOf(id));
  for (let from = 0; from < together.length; from += JOB_SIZE) {
    const messageIds = together.slice(from, from + JOB_SIZE).map(({ id }) => id);
    const jobId = `${messageIds[0]}-${messageIds.length}`;
    alone.push({ name: 'send', data: { messageIds }, opts: { ...JOB, jobId } });
  }
  return alone;
}

const jobOf = (messageId: string, opts: JobsOptions = JOB): NewJob => ({
  name: 'send',
  data: { messageId },
  opts: { ...opts, jobId: messageId },
});
