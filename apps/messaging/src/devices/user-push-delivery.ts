import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DriverError } from '../drivers/driver-error.js';
import { AttemptJournal } from '../providers/attempt-journal.js';
import type { Carried, Postponed } from '../providers/provider-delivery.js';
import type { DeviceEntity } from './device.entity.js';
import { DeviceDirectory } from './device-directory.js';
import type { MessagePartEntity } from './message-part.entity.js';
import { MessageParts } from './message-parts.js';
import { type DeviceMessage, PushDelivery } from './push-delivery.js';

/** A message whose time ends sooner waits for no second attempt. */
const LEAST_LEFT_MS = 60_000;

/** How a message is delivered. */
export interface PushHow {
  readonly wasClaimed: boolean;
  readonly isLastAttempt: boolean;
}

/** What is left to try. */
interface Left {
  problem: DriverError | null;
  until: Date | null;
  hasNoProvider: boolean;
}

/** Hands one message to all devices of a user, to each once; it is sent when one of them has it. */
@Injectable()
export class UserPushDelivery {
  constructor(
    private readonly directory: DeviceDirectory,
    private readonly parts: MessageParts,
    private readonly pushes: PushDelivery,
    private readonly journal: AttemptJournal,
    private readonly clock: Clock,
  ) {}

  /** Null when the project has no provider for it. @throws DriverError */
  async deliver(
    message: DeviceMessage,
    userId: string,
    how: PushHow,
    signal: AbortSignal,
  ): Promise<Carried | Postponed | null> {
    const devices = await this.directory.ofUser(message.tenant, userId);
    const parts = await this.parts.open(
      message.id,
      devices.map(({ id }) => id),
    );
    if (parts.length === 0) throw new DriverError('invalid_recipient', { detail: 'no_device' });
    const left: Left = { problem: null, until: null, hasNoProvider: false };
    for (const part of parts.filter(({ status }) => isOpen(status))) {
      const device = devices.find(({ id }) => id === part.deviceId);
      if (!device) await this.parts.move(part, 'failed', { failure: 'device_gone' });
      else if (signal.aborted) left.problem ??= new DriverError('provider_unavailable');
      else await this.#try(message, part, device, { left, signal });
      if (left.hasNoProvider) return this.#drop(message.id);
    }
    return this.#settle(message, parts, left, how);
  }

  async #try(
    message: DeviceMessage,
    part: MessagePartEntity,
    device: DeviceEntity,
    { left, signal }: { left: Left; signal: AbortSignal },
  ): Promise<void> {
    const last = (await this.journal.last(message.id))?.number ?? 0;
    // A worker died over it, after it had been handed over and before the answer was written down.
    const wasClaimed = part.status === 'sending' && last > part.afterAttempt;
    if (part.status === 'waiting') await this.parts.move(part, 'sending', { afterAttempt: last });
    try {
      const carried = await this.pushes.toDevice(message, device, { wasClaimed }, signal);
      if (carried === null) {
        left.hasNoProvider = true;
      } else if ('until' in carried) {
        left.until = carried.until;
        await this.parts.move(part, 'waiting');
      } else {
        const { provider: providerId, providerId: providerMessageId } = carried;
        const end = { providerId, providerMessageId, failure: null };
        await this.parts.move(part, 'sent', end);
      }
    } catch (error) {
      const problem = DriverError.from(error);
      const failure = problem.detail ?? problem.code;
      if (problem.isTemporary) left.problem = problem;
      await this.parts.move(part, statusAfter(problem), { failure });
      // Consent is of the user: it is the same at each device.
      if (problem.code === 'suppressed') throw problem;
    }
  }

  async #drop(messageId: string): Promise<null> {
    await this.parts.drop(messageId);
    return null;
  }

  /** Once one device has it, the others are waited for only as long as attempts are left. */
  async #settle(
    message: DeviceMessage,
    parts: readonly MessagePartEntity[],
    { problem, until }: Left,
    { isLastAttempt }: PushHow,
  ): Promise<Carried | Postponed> {
    const sent = parts.find(({ status }) => status === 'sent');
    const open = parts.filter(({ status }) => isOpen(status));
    if (open.length > 0 && !sent) {
      if (problem) throw problem;
      if (until) return { until };
    }
    if (open.length > 0 && sent && problem && !isLastAttempt && this.#hasTime(message, problem)) {
      throw problem;
    }
    for (const part of open) await this.parts.move(part, 'failed');
    if (sent) {
      const provider = sent.providerId ?? '';
      return { providerId: sent.providerMessageId ?? message.id, status: 'sent', provider };
    }
    if (parts.some(({ status }) => status === 'unknown')) throw new DriverError('outcome_unknown');
    const detail = parts.find(({ failure }) => failure !== null)?.failure ?? 'no_device';
    throw new DriverError('rejected', { detail });
  }

  #hasTime({ expiresAt }: DeviceMessage, { retryAfterMs }: DriverError): boolean {
    const leftMs = (expiresAt?.getTime() ?? 0) - this.clock.now().getTime();
    return retryAfterMs === null && leftMs > LEAST_LEFT_MS;
  }
}

const isOpen = (status: MessagePartEntity['status']) =>
  status === 'waiting' || status === 'sending';

function statusAfter({ code, isTemporary }: DriverError) {
  if (isTemporary) return 'waiting';
  return code === 'outcome_unknown' ? 'unknown' : 'failed';
}
