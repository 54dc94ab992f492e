import type { ServerResponse } from 'node:http';
import type { HeldObject } from '@skydeck/object-store';
import type { FastifyReply } from 'fastify';
import { LentBuffers } from './lent-buffers.js';

const buffers = new LentBuffers();

/** Which bytes of an object, both included. */
interface Bytes {
  readonly start: number;
  readonly end: number;
}

/**
 * Sends bytes of an object that is open, with the status and headers of the reply: each piece is read
 * when the one before it is on its way.
 */
export async function sendHeld(
  reply: FastifyReply,
  object: HeldObject,
  { start, end }: Bytes,
): Promise<void> {
  const { raw, statusCode } = reply;
  reply.hijack();
  raw.writeHead(statusCode, reply.getHeaders() as Record<string, string>);
  try {
    await pass(raw, object, { start, end });
    raw.end();
  } catch (error) {
    // The status is sent: that the connection breaks is all that can be said.
    raw.destroy();
    throw error;
  }
}

async function pass(raw: ServerResponse, object: HeldObject, { start, end }: Bytes): Promise<void> {
  let at = start;
  while (at <= end) {
    const buffer = buffers.take();
    const length = await object.read(buffer, Math.min(buffer.length, end - at + 1), at);
    if (length === 0) throw new Error('A file is shorter than it was.');
    if (!(await written(raw, buffer.subarray(0, length)))) return;
    buffers.giveBack(buffer);
    at += length;
  }
}

/** Whether the system has taken the bytes; not when the viewer is gone. */
function written(raw: ServerResponse, bytes: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    const gone = () => resolve(false);
    raw.once('close', gone);
    raw.write(bytes, (error) => {
      raw.off('close', gone);
      resolve(!error);
    });
    if (raw.destroyed) gone();
  });
}
