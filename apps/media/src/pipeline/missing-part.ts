import type { FailureCode } from '../assets/asset-endings.js';

/** Something that a task needs was deleted, or never was: trying again would be for nothing. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart';

  constructor(readonly code: FailureCode) {
    super(`What a task needs is missing: ${code}.`);
  }
}
