import path from 'node:path';
import type { CommandContext } from '../../context/command-context.js';
import { operate } from '../../operate/operate.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { checksOf } from '../doctor/doctor.js';
import { status } from '../status/status.js';

/** `skydeck support-bundle` */
export async function supportBundle(context: CommandContext, input: CommandInput): Promise<Answer> {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const file = path.resolve(context.folder, input.text('to') ?? `skydeck-support-${time}.tar.gz`);
  const found = {
    'doctor.json': await said(checksOf(context)),
    'status.json': await said(status(context)),
  };
  const item = await operate<object>(context, 'support-bundle', { file, found });
  return { kind: 'item', item, columns: ['file', 'files'] };
}

/** What is broken is why a bundle is made, so it goes in as it is. */
async function said(asking: Promise<unknown>): Promise<unknown> {
  return asking.catch((error: unknown) => ({ problem: String(error) }));
}
