const CODECS: Readonly<Record<string, string>> = {
  avc1: 'H.264',
  hvc1: 'HEVC',
  vp09: 'VP9',
  av01: 'AV1',
};

interface Level {
  readonly height: number;
  readonly videoCodec?: string | undefined;
}

/** What a menu calls sizes: by their height, and by their codec where there are several. */
export function levelNames(levels: readonly Level[]): string[] {
  const codecs = levels.map(({ videoCodec }) => videoCodec?.slice(0, 4) ?? '');
  const areSeveral = new Set(codecs).size > 1;
  return levels.map(({ height }, at) => {
    const codec = CODECS[codecs[at] ?? ''];
    return areSeveral && codec !== undefined ? `${height}p ${codec}` : `${height}p`;
  });
}
