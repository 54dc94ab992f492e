import { setTimeout as sleep } from 'node:timers/promises';
import { dataOf, type MediaComponents } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import { CliError } from '../../failures/cli-error.js';
import { ExitCode } from '../../failures/exit-code.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { ASSET, ASSET_COLUMNS } from './assets.js';
import { mediaOf } from './media-of.js';

type Asset = MediaComponents['schemas']['Asset'];

const LOOK_EVERY_MS = 1000;
const BAD_ENDS: ReadonlySet<string> = new Set(['rejected', 'failed', 'cancelled']);

/** `skydeck media watch` */
export async function watch(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { media, headers } = await mediaOf(context);
  const params = { path: { asset: input.argument('asset') } };
  const isEnough = (asset: Asset) => input.flag('playable') && asset.playable;
  for (let said = ''; ;) {
    const item = await dataOf(media.GET(ASSET, { params, headers }));
    const text = `${item.status}, ${item.progress} %${item.playable ? ', playable' : ''}`;
    if (text !== said) context.progress(text);
    said = text;
    if (BAD_ENDS.has(item.status)) throw failureOf(item);
    if (item.status === 'ready' || isEnough(item)) {
      return { kind: 'item', item, columns: ASSET_COLUMNS };
    }
    await sleep(LOOK_EVERY_MS, undefined, { signal: context.signal });
  }
}

/** What became of it, in the words of the service. */
function failureOf({ id, status, error }: Asset): CliError {
  const { code, detail } = error ?? { code: status, detail: `The asset is ${status}.` };
  const hint =
    status !== 'rejected'
      ? `Try again with \`skydeck media retry ${id}\`.`
      : 'Upload another file.';
  return new CliError(code, detail, ExitCode.error, { hint });
}
