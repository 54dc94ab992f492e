import { unfolded } from '../../content-lines/content-lines.js';

/** What the first event or task of a text is. */
export interface IcsIdentity {
  readonly uid: string | null;
  /** Kinds of components in it, such as `VEVENT`; time zones are left out. */
  readonly kinds: readonly string[];
}

/** Who it is that a text tells of, without looking at all of it. */
export function identityOf(ics: string): IcsIdentity {
  const stack: string[] = [];
  const kinds = new Set<string>();
  let uid: string | null = null;
  for (const line of unfolded(ics)) {
    const begin = /^BEGIN:(.+)$/i.exec(line)?.[1]?.trim().toUpperCase();
    if (begin) stack.push(begin);
    if (begin && stack.length === 2 && begin !== 'VTIMEZONE') kinds.add(begin);
    if (/^END:/i.test(line)) stack.pop();
    if (stack.length === 2 && stack[1] !== 'VTIMEZONE') {
      uid ??= /^UID(?:;[^:]*)?:(.*)$/i.exec(line)?.[1]?.trim() ?? null;
    }
  }
  return { uid, kinds: [...kinds] };
}
