import { Marked, type Token, type TokenizerExtension } from 'marked';

const WIKI = /^\[\[([^[\]|\n]{1,300})(?:\|([^[\]\n]{0,300}))?\]\]/;
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};
const SAFE = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** A link to another note: `[[Title]]` or `[[Title|words]]`. */
export interface WikiToken {
  readonly type: 'wiki';
  readonly raw: string;
  readonly target: string;
  readonly words: string;
}

const wiki: TokenizerExtension = {
  name: 'wiki',
  level: 'inline',
  start: (text) => text.indexOf('[['),
  tokenizer: (text) => {
    const [raw, target = '', words = ''] = WIKI.exec(text) ?? [];
    if (raw === undefined || target.trim() === '') return undefined;
    const token = {
      type: 'wiki' as const,
      raw,
      target: target.trim(),
      words: words.trim() || target.trim(),
    };
    return token satisfies WikiToken;
  },
};
const reader = new Marked({ gfm: true, extensions: [wiki] });

/** Reads Markdown, of GitHub's flavour and with links between notes. */
export const readMarkdown = (markdown: string): readonly Token[] => reader.lexer(markdown);

/** What stands for a character, such as `&amp;`, as that character. */
export const withoutEntities = (text: string): string =>
  text.replaceAll(ENTITY, (whole, decimal: string, hex: string, name: string) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });

/** The note that a link leads to, `nte_…`; undefined when it leads elsewhere. */
export const noteIn = (href: string): string | undefined =>
  /^(?:note:)?(nte_[0-9a-z]{26})$/.exec(href)?.[1];

/** The file that a link leads to, `fil_…`. */
export const fileIn = (href: string): string | undefined => /^fil_[0-9a-z]{26}$/.exec(href)?.[0];

/** Where a link may lead out of a note; undefined when it must not be followed. */
export function safeHref(href: string): string | undefined {
  const url = URL.parse(href.startsWith('//') ? `https:${href}` : href);
  return url && SAFE.has(url.protocol) ? url.href : undefined;
}
