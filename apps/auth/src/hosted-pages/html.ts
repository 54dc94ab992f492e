/** Text that is HTML already. Everything else that is put into a page is escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A piece of a page: what is filled in is escaped, so it is text wherever it stands in quotes. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const written = strings.map((text, index) => text + write(parts[index]));
  return new Html(written.join(''));
}

/** A text with its slots, such as `{app}`, filled in. */
export function filled(text: string, parts: Readonly<Record<string, Part>>): Html {
  const written = text
    .split(/(\{\w+\})/)
    .map((piece) => write(piece.startsWith('{') ? parts[piece.slice(1, -1)] : piece));
  return new Html(written.join(''));
}

/** Nothing at all. */
export const NOTHING = new Html('');

function write(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(write).join('');
  return String(part).replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}
