import type { SandboxKind } from '@skydeck/ffmpeg-sandbox';
import { AddressPolicy } from '@skydeck/outbound';
import { PublishRefused, rtmpTargetOf } from '@skydeck/rtmp';
import type { RoomEngine } from '../engine/room-engine.js';
import type { RoomTaps } from '../engine/room-taps.js';
import type { BroadcastEntity, StoredTarget } from './broadcast.entity.js';
import type { BroadcastKeys } from './broadcast-keys.js';
import { RoomComposite } from './composite/room-composite.js';
import { PushOutput } from './outputs/push-output.js';
import { dialRtmp } from './outputs/rtmp-dial.js';
import type { FlvEncoding } from '../av/flv-encoder.js';

/** What our own media product listens on is nobody else's choice: it may be on this machine. */
const ANYWHERE = new AddressPolicy(['0.0.0.0/0', '::/0']);

/** What a run is made of. */
export interface RunParts {
  readonly engine: RoomEngine;
  readonly taps: RoomTaps;
  readonly keys: BroadcastKeys;
  readonly policy: AddressPolicy;
  readonly encoding: FlvEncoding;
  readonly sandbox: SandboxKind;
}

/** A broadcast that this process makes. */
export class BroadcastRun {
  readonly startedAtMs = performance.now();
  readonly #composite: RoomComposite;
  readonly #stream: PushOutput | null;
  readonly #pushes: readonly PushOutput[];

  constructor(
    readonly row: BroadcastEntity,
    { engine, taps, keys, policy, encoding, sandbox }: RunParts,
    onStatus: () => void,
  ) {
    const { id, roomId, layout, identity, ingestSealed, targets } = row;
    const to = (url: string, key: string, allowed: AddressPolicy) =>
      new PushOutput(async () => {
        const target = rtmpTargetOf(url, key);
        if (!target) throw new PublishRefused('bad_address');
        return dialRtmp(target, allowed);
      }, onStatus);
    const ingest = ingestSealed ? keys.openIngest(ingestSealed, id) : null;
    this.#stream = ingest ? to(ingest.url, ingest.key, ANYWHERE) : null;
    this.#pushes = targets.map(({ url, keySealed }) =>
      to(url, keys.openKey(keySealed, id), policy),
    );
    const plan = { roomId, layout, identity, encoding };
    this.#composite = new RoomComposite(plan, engine, taps, sandbox, (message) => {
      for (const output of this.#outputs) output.push(message);
    });
  }

  get isLive(): boolean {
    return this.#outputs.some(({ status }) => status === 'live');
  }

  /** Whether nothing takes it any more. */
  get hasFailed(): boolean {
    return this.#outputs.every(({ status }) => status === 'failed');
  }

  /** The targets, and how it goes with each. */
  get targets(): StoredTarget[] {
    return this.row.targets.map((target, at) => {
      const { status = target.status, error = null } = this.#pushes[at] ?? {};
      return { ...target, status, error };
    });
  }

  async close(): Promise<void> {
    await this.#composite.close();
    await Promise.all(this.#outputs.map((output) => output.close()));
  }

  get #outputs(): PushOutput[] {
    return [...(this.#stream ? [this.#stream] : []), ...this.#pushes];
  }
}
