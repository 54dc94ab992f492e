import { spawn } from 'node:child_process';
import { killGroup } from '@skydeck/exec';
import { KycErrors } from '../kyc.errors.js';
import { imageCommand } from './image-sandbox.js';

const DEADLINE_MS = 30_000;
const HEAD_BYTES = 8;
const MOST_OUTPUT_BYTES = 32 * 1024 * 1024;
const PIXELS = 66;
const AT_ONCE = 2;

/** A picture that we wrote ourselves: JPEG, upright, without what a camera adds. */
export interface CleanImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Decodes a picture apart from this process and encodes it anew; few at once, whatever comes in.
 * @throws `kyc.image_broken` or `kyc.image_pixels`
 */
export async function reencodeImage(input: Buffer): Promise<CleanImage> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await reencode(input);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

async function reencode(input: Buffer): Promise<CleanImage> {
  const [program = '', ...args] = imageCommand();
  const env = { PATH: '/usr/bin:/bin' };
  const stdio = ['pipe', 'pipe', 'ignore'] as const;
  const child = spawn(program, args, { cwd: '/', env, detached: true, stdio: [...stdio] });
  const end = () => child.pid !== undefined && void killGroup(child.pid, 0);
  const timer = setTimeout(end, DEADLINE_MS);
  const parts: Buffer[] = [];
  let size = 0;
  child.stdout?.on('data', (part: Buffer) => {
    size += part.length;
    if (size > MOST_OUTPUT_BYTES) end();
    else parts.push(part);
  });
  // One that ends without reading all of it says why by its code.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(input);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => clearTimeout(timer));
  if (code === PIXELS) throw KycErrors.image_pixels();
  const output = Buffer.concat(parts);
  if (code !== 0 || output.length <= HEAD_BYTES) {
    throw KycErrors.image_broken({ cause: `The decoder ended with ${code}.` });
  }
  return {
    width: output.readUInt32BE(0),
    height: output.readUInt32BE(4),
    bytes: output.subarray(HEAD_BYTES),
  };
}
