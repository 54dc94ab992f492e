/** Says in which country an address is. */
export abstract class Countries {
  /** Two letters (ISO 3166-1), or null when nobody knows: private addresses are nowhere. */
  abstract of(address: string | undefined): string | null;
}
