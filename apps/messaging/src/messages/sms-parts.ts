export type SmsEncoding = 'gsm7' | 'ucs2';

export interface SmsParts {
  readonly encoding: SmsEncoding;
  /** How many messages the network carries, and an operator bills. */
  readonly parts: number;
}

/** The default alphabet and its extension, of which each character takes two septets. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENSION = new Set('\f^{}\\[~]|€');

/** Units that fit into a single message, and into each part of a longer one. */
const ROOM = { gsm7: { single: 160, part: 153 }, ucs2: { single: 70, part: 67 } } as const;

/**
 * Counts the parts of a text message; an escape pair or a surrogate pair is never cut in two.
 * @see 3GPP TS 23.038 (alphabets), TS 23.040 section 9.2.3.24.1 (concatenation)
 */
export function smsParts(text: string): SmsParts {
  const characters = Array.from(text);
  const isGsm = characters.every((character) => BASIC.has(character) || EXTENSION.has(character));
  const encoding: SmsEncoding = isGsm ? 'gsm7' : 'ucs2';
  const units = characters.map((character) =>
    isGsm ? 1 + Number(EXTENSION.has(character)) : character.length,
  );
  const total = units.reduce((sum, unit) => sum + unit, 0);
  if (total <= ROOM[encoding].single) return { encoding, parts: 1 };
  return { encoding, parts: countParts(units, ROOM[encoding].part) };
}

function countParts(units: readonly number[], room: number): number {
  let parts = 1;
  let used = 0;
  for (const unit of units) {
    if (used + unit > room) {
      parts += 1;
      used = 0;
    }
    used += unit;
  }
  return parts;
}
