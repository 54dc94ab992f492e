import { Injectable } from '@nestjs/common';
import type { Destination } from '../../otp/destination.js';
import { OtpRequestsService } from '../../otp/otp-requests.service.js';
import { OtpService } from '../../otp/otp.service.js';
import { UserSignIns } from '../../users/user-sign-ins.js';
import type { SignInFlow } from '../sign-in-flow.js';
import type { SignInRequest } from '../sign-in-interactions.js';
import { ProvenSteps } from './proven-steps.js';
import { typedCode } from './typed-fields.js';
import type { StepResult, TypedForm } from './typed-form.js';

const PURPOSE = 'verification';

type CodeFlow = Extract<SignInFlow, { step: 'code' }>;

/** Signs in with a code that is sent. */
@Injectable()
export class CodeSteps {
  constructor(
    private readonly otps: OtpService,
    private readonly requests: OtpRequestsService,
    private readonly signIns: UserSignIns,
    private readonly proven: ProvenSteps,
  ) {}

  async send({ tenant, request }: SignInRequest, contact: Destination): Promise<StepResult> {
    const otp = await this.requests.request({
      tenant,
      purpose: PURPOSE,
      destination: contact,
      ip: request.ip,
      requestId: request.id,
    });
    return { flow: { step: 'code', contact, otpId: otp.id } };
  }

  async resend({ tenant, request }: SignInRequest, flow: CodeFlow): Promise<StepResult> {
    const otp = await this.otps.get(flow.otpId, PURPOSE, tenant);
    await this.requests.resend(otp, request.id);
    return { flow };
  }

  async verify(
    asked: SignInRequest,
    { otpId, contact }: CodeFlow,
    form: TypedForm,
  ): Promise<StepResult> {
    const { tenant } = asked;
    const otp = await this.otps.get(otpId, PURPOSE, tenant);
    await this.otps.verify(otp, typedCode(form));
    return this.proven.goOn(asked, await this.signIns.byProof({ tenant, destination: contact }));
  }
}
