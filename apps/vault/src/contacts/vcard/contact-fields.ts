/** One of several, such as an e-mail address, and what kind it is, such as `home`. */
export interface Kinded {
  readonly value: string;
  readonly types: readonly string[];
}

/** Where somebody can be found. */
export interface PostalAddress {
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postal_code: string;
  readonly country: string;
  readonly types: readonly string[];
}

/** What is read out of a vCard, to be shown and looked for. */
export interface ContactFields {
  /** `individual`, `group`, `org` or what else the vCard says. */
  readonly kind: string;
  readonly full_name: string;
  readonly given_name: string;
  readonly family_name: string;
  readonly organization: string;
  readonly job_title: string;
  readonly emails: readonly Kinded[];
  readonly phones: readonly Kinded[];
  readonly addresses: readonly PostalAddress[];
  readonly websites: readonly string[];
  /** `YYYY-MM-DD`, or `--MM-DD` when nobody knows the year; null when it is not said. */
  readonly birthday: string | null;
  readonly note: string;
  readonly has_photo: boolean;
}

/** A vCard as it came, and what is read out of it. */
export interface ContactCard {
  readonly uid: string;
  readonly vcard: string;
  readonly fields: ContactFields;
}
