import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DeviceEntity } from './devices/device.entity.js';
import { PositionListeners } from './ingest/position-listener.js';

/** What is stored of tracking. */
export const TRACKING_ENTITIES = [DeviceEntity];

/** Devices, and where they were. */
@Global()
@Module({})
export class TrackingModule {
  static forRoot(): DynamicModule {
    return {
      module: TrackingModule,
      providers: [PositionListeners],
      exports: [PositionListeners],
    };
  }
}
