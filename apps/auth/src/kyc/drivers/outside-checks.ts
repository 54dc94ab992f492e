import { Injectable } from '@nestjs/common';
import type { Evidence, Verdict } from '../checks/evidence.js';
import { unclear } from '../checks/evidence.js';
import type { KycCheckEntity } from '../checks/kyc-check.entity.js';

/** What asking a driver has come to so far. */
export type Asked =
  | { readonly driver: string; readonly verdict: Verdict }
  | { readonly driver: string; readonly reference: string; readonly deadlineAt: Date };

/** Has drivers check what cannot be checked here. */
@Injectable()
export class OutsideChecks {
  /** Asks whoever a project has chosen; a person has to look where there is nobody. */
  async ask(_check: KycCheckEntity, _evidence: Evidence, _signal: AbortSignal): Promise<Asked> {
    return { driver: 'none', verdict: unclear('no_driver') };
  }
}
