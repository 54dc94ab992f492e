import type { RecordedPart } from '../engine/live-recording.js';

/**
 * Where the folders of the renditions of a part are, with a slash at its end.
 * @throws when its files are not all below one
 */
export function filesPrefixOf({ renditions }: RecordedPart): string {
  const [first] = renditions;
  if (!first) throw new Error('A recording has no renditions.');
  const prefix = folderOf(first.initKey).slice(0, -(first.name.length + 1));
  for (const { name, initKey, segments } of renditions) {
    const keys = [initKey, ...segments.map(({ objectKey }) => objectKey)];
    const stray = keys.find((key) => folderOf(key) !== `${prefix}${name}/`);
    if (stray !== undefined) throw new Error(`${stray} is not in ${prefix}${name}/.`);
  }
  return prefix;
}

const folderOf = (key: string): string => key.slice(0, key.lastIndexOf('/') + 1);
