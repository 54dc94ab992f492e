import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import type { OutboundMessage } from '../drivers/channel.driver.js';
import { DriverError } from '../drivers/driver-error.js';
import { type Carried, type Postponed, ProviderDelivery } from '../providers/provider-delivery.js';
import { isId } from '@skydeck/ids';
import type { DeviceEntity } from './device.entity.js';
import { DeviceDirectory } from './device-directory.js';

/** A message that goes to one device. */
export type DeviceMessage = OutboundMessage & { readonly tenant: Tenant };

/** Hands push messages to the providers that know the device, and never to one that is gone. */
@Injectable()
export class PushDelivery {
  constructor(
    private readonly directory: DeviceDirectory,
    private readonly providers: ProviderDelivery,
  ) {}

  /** Null when the project has no provider for it. @throws DriverError */
  async deliver(
    message: DeviceMessage,
    how: { readonly wasClaimed: boolean },
    signal: AbortSignal,
  ): Promise<Carried | Postponed | null> {
    const { tenant, recipient } = message;
    const device = await this.directory.find(tenant, recipient);
    if (device) return this.toDevice(message, device, how, signal);
    if (isId('dev', recipient)) throw gone();
    return this.#hand(message, how, signal);
  }

  /** The same, to a device that is known. */
  async toDevice(
    message: DeviceMessage,
    device: DeviceEntity,
    how: { readonly wasClaimed: boolean },
    signal: AbortSignal,
  ): Promise<Carried | Postponed | null> {
    if (device.status === 'gone') throw gone();
    const { recipient: addressee } = message;
    const recipient = this.directory.tokenOf(device);
    return this.#hand({ ...message, recipient, addressee, app: device.app }, how, signal);
  }

  async #hand(
    message: DeviceMessage,
    how: { readonly wasClaimed: boolean },
    signal: AbortSignal,
  ): Promise<Carried | Postponed | null> {
    try {
      return await this.providers.deliver(message, how, signal);
    } catch (error) {
      const problem = DriverError.from(error);
      if (problem.gone) {
        const reason = problem.detail ?? problem.code;
        await this.directory.lost(message.tenant, message.recipient, problem.gone, reason);
      }
      throw problem;
    }
  }
}

const gone = () => new DriverError('invalid_recipient', { detail: 'device_gone' });
