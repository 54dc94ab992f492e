import { FoundCredential, CreatedCredential } from '../../factors/passkeys/passkey-response.js';
import type { Destination } from '../../otp/destination.js';
import { Code } from '../../otp/otp.schema.js';
import { readContact } from '../sign-in-contact.js';
import { SignInProblem } from '../sign-in-problem.js';
import type { TypedForm } from './typed-form.js';

/** The address or number that somebody typed. @throws `SignInProblem` */
export function typedContact({ contact = '' }: TypedForm): Destination {
  const found = readContact(contact);
  if (found) return found;
  throw new SignInProblem('contact', 'contact');
}

/** The code that somebody typed. @throws `SignInProblem` */
export function typedCode({ code = '' }: TypedForm): string {
  const typed = Code.safeParse(code.replaceAll(/[\s-]/g, ''));
  if (!typed.success) throw new SignInProblem('code', 'digits');
  return typed.data;
}

const refused = () => new SignInProblem('passkey', 'passkey');

/** What the browser answered with a passkey. @throws `SignInProblem` */
export function foundCredential(form: TypedForm): FoundCredential {
  const given = FoundCredential.safeParse(jsonOf(form));
  if (!given.success) throw refused();
  return given.data;
}

/** The passkey that the browser has made. @throws `SignInProblem` */
export function createdCredential(form: TypedForm): CreatedCredential {
  const given = CreatedCredential.safeParse(jsonOf(form));
  if (!given.success) throw refused();
  return given.data;
}

function jsonOf({ credential = '' }: TypedForm): unknown {
  try {
    return JSON.parse(credential);
  } catch {
    throw refused();
  }
}
