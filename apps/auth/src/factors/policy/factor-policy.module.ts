import { Module } from '@nestjs/common';
import { KnownDevices } from './known-devices.js';
import { SignInGate } from './sign-in-gate.js';
import { SignInTickets } from './sign-in-tickets.js';

/** What signing in needs to know of second factors. It knows nothing of how they are proven. */
@Module({
  providers: [SignInGate, SignInTickets, KnownDevices],
  exports: [SignInGate, SignInTickets, KnownDevices],
})
export class FactorPolicyModule {}
