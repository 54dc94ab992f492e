const ENDING = /\.(tar(\.(gz|xz|zst))?|tgz|txz|qcow2|img|raw)$/i;

/** The name of an image, of that of its file. */
export function slugOf(fileName: string): string {
  const base = fileName.replace(ENDING, '').toLowerCase();
  return base
    .replaceAll(/[^a-z0-9.-]+/g, '-')
    .slice(0, 63)
    .replaceAll(/^[.-]+|[.-]+$/g, '');
}
