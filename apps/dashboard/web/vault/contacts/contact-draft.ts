import type { Contact, ContactChange } from '../../api/vault-contacts.js';

/** One of several values while it is written. */
export interface DraftValue {
  readonly value: string;
  /** Kinds, such as `home`. */
  readonly types: readonly string[];
}

/** A contact while it is written. */
export interface ContactDraft {
  readonly full_name: string;
  readonly given_name: string;
  readonly family_name: string;
  readonly organization: string;
  readonly job_title: string;
  readonly emails: readonly DraftValue[];
  readonly phones: readonly DraftValue[];
  readonly birthday: string;
  readonly note: string;
}

const EMPTY: DraftValue = { value: '', types: [] };

/** What is written at first: what there is, or nothing. */
export function draftOf(contact: Contact | undefined): ContactDraft {
  return {
    full_name: contact?.full_name ?? '',
    given_name: contact?.given_name ?? '',
    family_name: contact?.family_name ?? '',
    organization: contact?.organization ?? '',
    job_title: contact?.job_title ?? '',
    emails: contact?.emails.length ? contact.emails : [EMPTY],
    phones: contact?.phones.length ? contact.phones : [EMPTY],
    birthday: contact?.birthday ?? '',
    note: contact?.note ?? '',
  };
}

const filled = (all: readonly DraftValue[]) =>
  all
    .map(({ value, types }) => ({ value: value.trim(), types: [...types] }))
    .filter(({ value }) => value !== '');

/** What is sent: only what is other than before, so that nothing else of the vCard changes. */
export function changeOf(draft: ContactDraft, contact: Contact | undefined): ContactChange {
  const wanted = fieldsOf(draft);
  if (!contact) return wanted;
  // Through the same hands, as the order of what is in a value says nothing.
  const before: Readonly<Record<string, unknown>> = fieldsOf(draftOf(contact));
  const entries = Object.entries(wanted).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return Object.fromEntries(entries) as ContactChange;
}

function fieldsOf(draft: ContactDraft) {
  const names = [draft.given_name, draft.family_name].map((name) => name.trim());
  return {
    full_name: draft.full_name.trim() || names.filter(Boolean).join(' '),
    given_name: draft.given_name.trim(),
    family_name: draft.family_name.trim(),
    organization: draft.organization.trim(),
    job_title: draft.job_title.trim(),
    emails: filled(draft.emails),
    phones: filled(draft.phones),
    birthday: draft.birthday.trim() || null,
    note: draft.note,
  };
}
