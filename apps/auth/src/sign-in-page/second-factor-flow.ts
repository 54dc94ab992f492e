import type { FactorEntity } from '../factors/factor.entity.js';
import { mask } from '../otp/destination.js';

/** A factor that somebody can give on a page. */
export interface Choice {
  readonly id: string;
  readonly type: 'totp' | 'sms' | 'email';
  /** Where codes go, for its owner's eyes. */
  readonly to: string | null;
}

/** How far somebody has come with the second half of a sign-in. */
export type SecondFactorFlow =
  | {
      readonly step: 'factor';
      readonly ticket: string;
      readonly choices: readonly Choice[];
      /** Null for a recovery code. */
      readonly chosen: Choice | null;
      /** The code that was sent; null before, and for apps. */
      readonly challengeId: string | null;
      readonly hasRecoveryCodes: boolean;
    }
  | {
      readonly step: 'enrol';
      readonly ticket: string;
      readonly factorId: string;
      readonly secret: string;
      readonly uri: string;
      readonly qrSvg: string;
    };

/** The factors that need no script, apps first: nothing has to be sent for them. */
export function choicesOf(factors: readonly FactorEntity[]): Choice[] {
  const choices = factors.flatMap(({ id, type, destination }) =>
    type === 'passkey' ? [] : [{ id, type, to: shown(type, destination) }],
  );
  return choices.toSorted((a, b) => Number(b.type === 'totp') - Number(a.type === 'totp'));
}

function shown(type: 'totp' | 'sms' | 'email', to: string | null): string | null {
  return type === 'totp' || to === null ? null : mask({ channel: type, to });
}
