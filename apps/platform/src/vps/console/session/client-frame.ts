import { ClientFrame } from '../console.schema.js';

/** Reads a text frame of a client; undefined when it is none of ours. */
export function readClientFrame(bytes: Buffer): ClientFrame | undefined {
  try {
    return ClientFrame.safeParse(JSON.parse(bytes.toString())).data;
  } catch {
    return undefined;
  }
}
