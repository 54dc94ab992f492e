/** A piece of a page. */
export class Markup {
  constructor(readonly html: string) {}
}

type Piece = Markup | string | number | null | undefined | false | readonly Piece[];

/** Writes a piece of a page: all that is filled in is text, but for what is a piece itself. */
export function markup(around: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(String.raw({ raw: around }, ...pieces.map(written)));
}

function written(piece: Piece): string {
  if (piece instanceof Markup) return piece.html;
  if (piece === null || piece === undefined || piece === false) return '';
  if (typeof piece === 'object') return piece.map((one) => written(one)).join('');
  return String(piece).replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);
}
