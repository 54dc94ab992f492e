/** Which part of a long message a text is. */
export interface TextPart {
  readonly reference: number;
  readonly total: number;
  /** The first is 1. */
  readonly number: number;
}

/** A text as a message centre delivers it. */
export interface DeliveredText {
  readonly from: string;
  readonly to: string;
  /** Null for what is no text. */
  readonly text: string | null;
  /** Null when it is whole. */
  readonly part: TextPart | null;
}
