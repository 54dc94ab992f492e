import { Module } from '@nestjs/common';
import { OtpModule } from '../../otp/otp.module.js';
import { DeliveredCodes } from '../delivered-codes/delivered-codes.js';
import { FactorHistory } from '../factor-history.js';
import { PasskeyChallenges } from '../passkeys/passkey-challenges.js';
import { Passkeys } from '../passkeys/passkeys.js';
import { RelyingParties } from '../passkeys/relying-parties.js';
import { FactorPolicyModule } from '../policy/factor-policy.module.js';
import { RecoveryCodes } from '../recovery-codes/recovery-codes.js';
import { TotpFactors } from '../totp/totp-factors.js';
import { FactorCompletion } from './factor-completion.js';
import { FactorDesk } from './factor-desk.js';
import { FactorProofs } from './factor-proofs.js';
import { FactorStore } from './factor-store.js';
import { PasskeyDesk } from './passkey-desk.js';
import { RecoveryDesk } from './recovery-desk.js';

/** Second factors for whoever has an owner and sessions: users of projects, and accounts. */
@Module({
  imports: [OtpModule, FactorPolicyModule],
  providers: [
    FactorDesk,
    PasskeyDesk,
    RecoveryDesk,
    FactorStore,
    FactorProofs,
    FactorCompletion,
    FactorHistory,
    TotpFactors,
    DeliveredCodes,
    Passkeys,
    PasskeyChallenges,
    RelyingParties,
    RecoveryCodes,
  ],
  exports: [
    FactorDesk,
    PasskeyDesk,
    RecoveryDesk,
    FactorStore,
    Passkeys,
    RelyingParties,
    RecoveryCodes,
    FactorPolicyModule,
  ],
})
export class FactorEngineModule {}
