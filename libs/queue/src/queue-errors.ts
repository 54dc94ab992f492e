import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Queue } from 'bullmq';

/**
 * Notes what goes wrong on a queue in one line. BullMQ prints an error that nobody listens to on the
 * console, whole: with the connection that it came from, and what that was signed in with.
 */
@Injectable()
export class QueueErrors implements OnModuleInit {
  readonly #logger = new Logger('Queue');

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    // One that has a second name is provided twice.
    const provided = new Set<unknown>(
      this.discovery.getProviders().map(({ instance }) => instance),
    );
    for (const instance of provided) {
      if (!(instance instanceof Queue)) continue;
      instance.on('error', ({ message }) =>
        this.#logger.warn({ queue: instance.name, msg: message }),
      );
    }
  }
}
