import {
  type DynamicModule,
  Global,
  Module,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { Bus } from './bus.js';
import { ChangeHub } from './change-hub.js';
import { PostgresBus } from './postgres.bus.js';
import { RedisBus } from './redis.bus.js';
import { SharedBus } from './shared.bus.js';

export interface BusConfig {
  readonly databaseUrl: string;
  /** Redis when given; otherwise Postgres `LISTEN`/`NOTIFY`. */
  readonly redisUrl?: string | undefined;
  /** Installations that share a database server keep apart by it. */
  readonly channel?: string;
}

/** Gives a service the bus, open from start to shutdown. */
@Global()
@Module({})
export class BusModule implements OnModuleInit, OnApplicationShutdown {
  constructor(private readonly bus: Bus) {}

  static forRoot({ databaseUrl, redisUrl, channel }: BusConfig): DynamicModule {
    const useFactory = () =>
      new SharedBus(`${redisUrl ?? databaseUrl} ${channel}`, () =>
        redisUrl ? new RedisBus(redisUrl, channel) : new PostgresBus(databaseUrl, channel),
      );
    return {
      module: BusModule,
      providers: [{ provide: Bus, useFactory }, ChangeHub],
      exports: [Bus, ChangeHub],
    };
  }

  async onModuleInit(): Promise<void> {
    await this.bus.open();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.bus.close();
  }
}
