/** The address of a call is not on the public internet, and not in an allowed network. */
export class AddressNotAllowed extends Error {
  readonly code = 'ADDRESS_NOT_ALLOWED';

  constructor() {
    super('This address is not on the public internet.');
  }
}
