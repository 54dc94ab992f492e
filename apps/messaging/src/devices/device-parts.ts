import { DeviceDirectory } from './device-directory.js';
import { DevicesController } from './devices.controller.js';
import { DevicesService } from './devices.service.js';
import { MessageParts } from './message-parts.js';
import { MessagePartsController } from './message-parts.controller.js';
import { PushDelivery } from './push-delivery.js';
import { PushRouting } from './push-routing.js';
import { UserPushDelivery } from './user-push-delivery.js';

export const DEVICE_CONTROLLERS = [DevicesController, MessagePartsController];

/** Devices, and how push messages reach them. */
export const DEVICE_PROVIDERS = [
  DeviceDirectory,
  DevicesService,
  MessageParts,
  PushDelivery,
  PushRouting,
  UserPushDelivery,
];
