import type { Tenant } from '@skydeck/auth-guard';
import type { DeviceRef } from '../devices/device-ref.js';
import type { Fix } from '../positions/position.js';
import type { RefusalCode } from './position-batch.js';

/** Where a device says that it was; who it is has been found out already. */
export type NewPosition = Fix;

/** What became of one position that was sent. */
export type PositionOutcome =
  /** Kept, and the latest of its device. */
  | { readonly status: 'stored' }
  /** Kept; a later one of its device was there before, so it changes nothing else. */
  | { readonly status: 'late' }
  /** The device said before where it was at that time: nothing changed. */
  | { readonly status: 'duplicate' }
  /** Not kept. */
  | {
      readonly status: 'refused';
      readonly code: RefusalCode;
      readonly field: string;
      readonly message: string;
    };

/** One position of one device. */
export interface DevicePosition {
  readonly device: DeviceRef;
  readonly position: NewPosition;
}

/**
 * The one way in for positions, whatever they came by. Answers once they are committed: what is
 * answered is not lost.
 */
export abstract class PositionIngest {
  /** Takes positions of one device; the answers are in their order. */
  async accept(
    tenant: Tenant,
    device: DeviceRef,
    positions: readonly NewPosition[],
  ): Promise<PositionOutcome[]> {
    return this.acceptBatch(
      tenant,
      positions.map((position) => ({ device, position })),
    );
  }

  /** Takes positions of many devices of a tenant; the answers are in their order. */
  abstract acceptBatch(
    tenant: Tenant,
    items: readonly DevicePosition[],
  ): Promise<PositionOutcome[]>;
}
