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

/** A part that the network carries. */
export interface SmsPart {
  readonly text: string;
  /** Characters as people count them. */
  readonly characters: number;
  /** Room that they take. */
  readonly units: number;
}

/** The parts of a text message, and the room that each of them has. */
export interface SplitSms {
  readonly encoding: SmsEncoding;
  readonly parts: readonly SmsPart[];
  readonly room: number;
}

/**
 * Cuts a text message into parts; an escape pair or a surrogate pair is never cut in two.
 * @see 3GPP TS 23.038 (alphabets), TS 23.040 section 9.2.3.24.1 (concatenation)
 */
export function splitSms(text: string): SplitSms {
  const characters = Array.from(text);
  const isGsm = characters.every((character) => BASIC.has(character) || EXTENSION.has(character));
  const encoding: SmsEncoding = isGsm ? 'gsm7' : 'ucs2';
  const unitsOf = (character: string) =>
    isGsm ? 1 + Number(EXTENSION.has(character)) : character.length;
  const total = characters.reduce((sum, character) => sum + unitsOf(character), 0);
  const { single, part } = ROOM[encoding];
  const room = total <= single ? single : part;
  const parts: SmsPart[] = [{ text: '', characters: 0, units: 0 }];
  for (const character of characters) {
    const units = unitsOf(character);
    const last = parts.at(-1);
    if (!last || last.units + units > room) parts.push({ text: character, characters: 1, units });
    else parts[parts.length - 1] = grown(last, character, units);
  }
  return { encoding, parts, room };
}

const grown = ({ text, characters, units }: SmsPart, character: string, more: number): SmsPart => ({
  text: text + character,
  characters: characters + 1,
  units: units + more,
});

/** Counts the parts of a text message. */
export function smsParts(text: string): SmsParts {
  const { encoding, parts } = splitSms(text);
  return { encoding, parts: parts.length };
}
