import type { FactorEntity } from '../factors/factor.entity.js';
import { mask } from '../otp/destination.js';

/** A factor that somebody can give on a page. */
export interface Choice {
  readonly id: string;
  readonly type: FactorEntity['type'];
  /** Where codes go, for its owner's eyes. */
  readonly to: string | null;
}

/** How far somebody has come with the second half of a sign-in. */
export type SecondFactorFlow = FactorFlow | EnrolFlow | EnrolPasskeyFlow;

/** Which factor is asked for. */
export interface FactorFlow {
  readonly step: 'factor';
  readonly ticket: string;
  readonly choices: readonly Choice[];
  /** Null for a recovery code. */
  readonly chosen: Choice | null;
  /** The code that was sent, or what a passkey is to sign; null before, and for apps. */
  readonly challengeId: string | null;
  /** For a passkey: what the browser is asked. */
  readonly options?: object | undefined;
  readonly hasRecoveryCodes: boolean;
}

interface Enrolling {
  readonly ticket: string;
  /** Whether there is the other way too: an app, or a passkey. */
  readonly hasOther: boolean;
}

/** Which app is to be added. */
export interface EnrolFlow extends Enrolling {
  readonly step: 'enrol';
  readonly factorId: string;
  readonly secret: string;
  readonly uri: string;
  readonly qrSvg: string;
}

/** Which passkey is to be made. */
export interface EnrolPasskeyFlow extends Enrolling {
  readonly step: 'enrol-passkey';
  readonly challengeId: string;
  readonly options: object;
}

const ORDER: readonly FactorEntity['type'][] = ['totp', 'sms', 'email', 'passkey'];

/** The factors of somebody, apps first: they need no script, and nothing has to be sent. */
export function choicesOf(factors: readonly FactorEntity[], hasPasskeys: boolean): Choice[] {
  return factors
    .filter(({ type }) => type !== 'passkey' || hasPasskeys)
    .map(({ id, type, destination: to }) => ({ id, type, to: shown(type, to) }))
    .toSorted((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type));
}

function shown(type: FactorEntity['type'], to: string | null): string | null {
  if (to === null || type === 'totp' || type === 'passkey') return null;
  return mask({ channel: type, to });
}
