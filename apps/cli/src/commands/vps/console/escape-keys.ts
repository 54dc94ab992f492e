const ESC = '\u001B';
const TILDE = 0x7e;
const LINE_ENDS: ReadonlySet<number> = new Set([0x0a, 0x0d]);
const COMMANDS: Readonly<Record<string, 'leave' | 'help'>> = { '.': 'leave', '?': 'help' };

/** What a terminal answers by itself, such as where its cursor is (ECMA-48, CPR and DA). */
const REPORT = new RegExp(`${ESC}\\[[\\d;?]*[Rnc]`, 'y');

/** What a person typed: bytes for the server, and what they want of the tool itself. */
export interface Typed {
  readonly bytes: Buffer;
  readonly wants?: 'leave' | 'help';
}

/** Finds `~.` and `~?` at the begin of a line, as ssh(1) does; `~~` types a tilde. */
export class EscapeKeys {
  #isLineStart = true;
  #isEscaping = false;

  /** Reads what was typed; nothing that follows a wish is kept. */
  read(typed: Buffer): Typed {
    const bytes: number[] = [];
    const text = typed.toString('latin1');
    for (let at = 0; at < typed.length; at++) {
      const report = reportAt(text, at);
      if (report > 0) {
        bytes.push(...typed.subarray(at, at + report));
        at += report - 1;
        continue;
      }
      const byte = typed[at] ?? 0;
      if (this.#isEscaping) {
        this.#isEscaping = false;
        const wants = COMMANDS[String.fromCodePoint(byte)];
        if (wants !== undefined) {
          this.#isLineStart = true;
          return { bytes: Buffer.from(bytes), wants };
        }
        if (byte !== TILDE) bytes.push(TILDE);
      } else if (this.#isLineStart && byte === TILDE) {
        this.#isEscaping = true;
        continue;
      }
      bytes.push(byte);
      this.#isLineStart = LINE_ENDS.has(byte);
    }
    return { bytes: Buffer.from(bytes) };
  }
}

/** Length of the report that begins here: the person did not type it, so it begins no line. */
function reportAt(text: string, at: number): number {
  REPORT.lastIndex = at;
  return REPORT.exec(text)?.[0].length ?? 0;
}
