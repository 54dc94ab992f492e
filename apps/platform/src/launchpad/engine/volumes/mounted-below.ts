import { readFile } from 'node:fs/promises';

/** Mount points below a folder, the newest first. */
export async function mountedBelow(dir: string): Promise<string[]> {
  const table = await readFile('/proc/self/mountinfo', 'utf8');
  const points = table.split('\n').map((line) => line.split(' ')[4] ?? '');
  return points
    .map((point) => point.replaceAll(/\\(\d{3})/g, (_, code) => octal(String(code))))
    .filter((point) => point.startsWith(`${dir}/`))
    .toReversed();
}

function octal(code: string): string {
  return String.fromCharCode(Number.parseInt(code, 8));
}
