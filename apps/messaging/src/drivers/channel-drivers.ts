import { Injectable } from '@nestjs/common';
import { Outbox } from '../outbox/outbox.js';
import type { ChannelDriver } from './channel.driver.js';
import { OutboxDriver } from './outbox.driver.js';

/** The one place that knows every driver. A new one is a file beside this and a line here. */
const drivers = {
  outbox: ({ outbox }) => new OutboxDriver(outbox),
} satisfies Record<string, (needs: { outbox: Outbox }) => ChannelDriver>;

export type ChannelDriverName = keyof typeof drivers;

export const CHANNEL_DRIVERS = Object.keys(drivers) as [ChannelDriverName, ...ChannelDriverName[]];

/** The drivers by name. A message keeps the driver it was accepted for. */
@Injectable()
export class ChannelDrivers {
  readonly #made = new Map<string, ChannelDriver>();

  constructor(private readonly outbox: Outbox) {}

  /** Throws when the name is not one of `CHANNEL_DRIVERS`. */
  get(name: string): ChannelDriver {
    const driver = this.#made.get(name) ?? this.#make(name);
    this.#made.set(name, driver);
    return driver;
  }

  #make(name: string): ChannelDriver {
    if (!Object.hasOwn(drivers, name)) throw new Error(`There is no message driver "${name}".`);
    return drivers[name as ChannelDriverName]({ outbox: this.outbox });
  }
}
