/** A line that is nothing but a part of a secret gives it away from this length on. */
const SHORTEST_PART = 8;

/**
 * Blanks what a line holds of a secret that goes on in the line before or after it: a line that is
 * a part and nothing else, and the longer half at the beginning or at the end of a line.
 */
export function maskSplit(line: string, secret: string, mask: string): string {
  const part = line.trim();
  if (part.length >= SHORTEST_PART && part.length < secret.length && secret.includes(part)) {
    return line.replace(part, () => mask);
  }
  const half = Math.max(SHORTEST_PART, Math.ceil(secret.length / 2));
  return maskEnd(maskBeginning(line, secret, half, mask), secret, half, mask);
}

function maskEnd(line: string, secret: string, half: number, mask: string): string {
  const head = secret.slice(0, half);
  const at = line.indexOf(head, Math.max(0, line.length - secret.length));
  return at >= 0 && secret.startsWith(line.slice(at)) ? line.slice(0, at) + mask : line;
}

function maskBeginning(line: string, secret: string, half: number, mask: string): string {
  const tail = secret.slice(-half);
  const at = line.slice(0, secret.length).indexOf(tail);
  const end = at + tail.length;
  return at >= 0 && secret.endsWith(line.slice(0, end)) ? mask + line.slice(end) : line;
}
