import { z } from 'zod';
import { OutboxDriver } from '../../drivers/outbox.driver.js';
import { CHANNELS } from '../../messages/message-channel.js';
import { providerKind } from './provider-kind.js';

/** The outbox of this installation, for what is not to leave it. */
export const outboxKind = providerKind({
  channels: CHANNELS,
  settings: z.strictObject({}),
  secrets: z.strictObject({}),
  hosts: () => [],
  driver: (_settings, _secrets, { outbox }) => new OutboxDriver(outbox),
});
