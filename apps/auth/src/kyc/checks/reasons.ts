/** What a reason says, and whether another picture can cure it. */
interface Reason {
  readonly message: string;
  readonly isRetryable: boolean;
}

const again = (message: string): Reason => ({ message, isRetryable: true });
const lasting = (message: string): Reason => ({ message, isRetryable: false });

/** Every reason that a check, a reviewer or a session can give. The codes are contract. */
const CATALOGUE = {
  image_too_small: again('The picture has too few pixels.'),
  image_blurred: again('The picture is not sharp.'),
  image_dark: again('The picture is too dark.'),
  image_bright: again('The picture is too bright.'),
  image_glare: again('A reflection covers part of the document.'),
  mrz_not_found: again('The machine-readable lines could not be read.'),
  mrz_check_digits: again('The check digits of the machine-readable lines are wrong.'),
  barcode_not_found: again('The barcode could not be read.'),
  document_incomplete: again('Part of the document is not in the picture.'),
  wrong_document: again('This is not the document that was asked for.'),
  selfie_unusable: again('The face cannot be seen well.'),
  document_unreadable: lasting('Neither lines nor barcode of the document could be read.'),
  document_type_mismatch: lasting('The document is of another type than was said.'),
  country_not_accepted: lasting('Documents of this country are not accepted.'),
  document_expired: lasting('The document has expired.'),
  expiry_unknown: lasting('It is not known when the document expires.'),
  birth_date_unknown: lasting('The date of birth is not known in full.'),
  under_age: lasting('The holder is too young.'),
  name_mismatch: lasting('The names do not agree.'),
  birth_date_mismatch: lasting('The dates of birth do not agree.'),
  document_number_mismatch: lasting('The numbers of the document do not agree.'),
  expiry_mismatch: lasting('The dates of expiry do not agree.'),
  nothing_to_compare: lasting('There is nothing that the document could be compared with.'),
  duplicate_identity: lasting('The same document was used for somebody else.'),
  no_driver: lasting('Nothing is set up that could check this; a person has to look.'),
  driver_failed: lasting('What checks this could not be reached.'),
  driver_timeout: lasting('What checks this has not answered in time.'),
  driver_refused: lasting('What checks this answered with something else than was agreed.'),
  liveness_failed: lasting('The selfie does not show a living person.'),
  face_mismatch: lasting('The selfie shows somebody else than the document.'),
  watchlist_hit: lasting('The person may be on a list.'),
  database_mismatch: lasting('The details disagree with the source that was asked.'),
  forged: lasting('The document does not look genuine.'),
  other: lasting('Another reason; see the comment.'),
} satisfies Record<string, Reason>;

export type ReasonCode = keyof typeof CATALOGUE;

/** The codes, for schemas. */
export const REASON_CODES = Object.keys(CATALOGUE) as [ReasonCode, ...ReasonCode[]];

/** Whether a text is a reason of the catalogue. */
export const isReason = (code: string): code is ReasonCode => Object.hasOwn(CATALOGUE, code);

/** What a reason says to people. */
export const messageOf = (code: ReasonCode): string => CATALOGUE[code].message;

/** Whether another picture can cure it. */
export const isRetryable = (code: ReasonCode): boolean => CATALOGUE[code].isRetryable;
