import type { DeviceRef } from '../devices/device-ref.js';
import { MOST_POSITIONS, readSent } from '../ingest/position-batch.js';
import type { PositionOutcome } from '../ingest/position-ingest.js';
import type { DeviceInlet, InletKind } from './device-inlet.js';

/** A message is no JSON, or not one or up to 1,000 positions. */
export class MessageInvalid extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MessageInvalid';
  }
}

/**
 * Takes what a device says of itself in JSON: a position, or a list of up to 1,000; `device_id` may be
 * left out, and is not believed. The answers are in their order, and given after the commit.
 * @throws MessageInvalid
 */
export async function takeOwnPositions(
  inlet: DeviceInlet,
  way: InletKind,
  device: DeviceRef,
  text: string,
): Promise<PositionOutcome[]> {
  const read = listOf(text).map((one) =>
    readSent(isRecord(one) ? { ...one, ...named(device) } : one),
  );
  const good = read.flatMap((one) => ('position' in one ? [one.position] : []));
  const outcomes = [...(await inlet.take(way, device, good))];
  const refused = { status: 'refused' } as const;
  return read.map((one) => ('position' in one ? outcomes.shift()! : Object.assign(one, refused)));
}

const named = ({ id }: DeviceRef) => ({ device_id: id });

function listOf(text: string): readonly unknown[] {
  const parsed = parse(text);
  const list: readonly unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  if (list.length >= 1 && list.length <= MOST_POSITIONS) return list;
  throw new MessageInvalid(`A message has 1 to ${MOST_POSITIONS} positions.`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new MessageInvalid('Is no JSON.', { cause: error });
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
