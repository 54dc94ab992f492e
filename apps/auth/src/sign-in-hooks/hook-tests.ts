import { Injectable } from '@nestjs/common';
import { OutboundFailure, type OutboundProblem } from '@skydeck/outbound';
import type { z } from 'zod';
import { CustomClaims, Decision } from './hook-answers.js';
import { HookCalls } from './hook-calls.js';
import type { HookKind, SignInHookEntity } from './sign-in-hook.entity.js';
import type { SignInHookTest } from './sign-in-hooks.schema.js';

const MS_PER_NS = 1_000_000n;

/** Somebody who is nobody: numbers and addresses of this kind belong to no one. */
const JANE = { id: null, phone: '+14155550100', email: 'jane@example.com', name: 'Jane Example' };
const AMR = ['otp'];
const KNOWN = { ...JANE, id: 'usr_00000000000000000000000000' };

const SAMPLES: Record<HookKind, { data: object; answer: z.ZodType }> = {
  before_sign_up: { data: { user: JANE, amr: AMR }, answer: Decision },
  before_sign_in: { data: { user: KNOWN, amr: AMR }, answer: Decision },
  custom_claims: {
    data: { user: { id: KNOWN.id }, session_id: 'ses_00000000000000000000000000', amr: AMR },
    answer: CustomClaims,
  },
};

const PROBLEMS: Record<OutboundProblem, string> = {
  address_not_allowed: 'The address leads to a private network.',
  name_not_found: 'There is no such host name.',
  connection_failed: 'Nothing takes the connection.',
  connection_reset: 'The connection was broken off.',
  tls_failed: 'The certificate is not right.',
  timeout: 'There was no answer within two seconds.',
};

/** Asks a hook about somebody made up, so that its owner sees whether it answers as it should. */
@Injectable()
export class HookTests {
  constructor(private readonly calls: HookCalls) {}

  /** Sends a signed question, marked with `is_test`, also while the hook is switched off. */
  async run(hook: SignInHookEntity): Promise<SignInHookTest> {
    const { data, answer: schema } = SAMPLES[hook.kind];
    const begun = process.hrtime.bigint();
    const took = () => Number((process.hrtime.bigint() - begun) / MS_PER_NS);
    try {
      const answer = await this.calls.ask(hook, { ...data, is_test: true });
      const read = schema.safeParse(answer);
      const durationMs = took();
      if (!read.success) return failed(durationMs, issueIn(read.error));
      return {
        is_good: true,
        answer: read.data as SignInHookTest['answer'],
        problem: null,
        duration_ms: durationMs,
      };
    } catch (error) {
      return failed(took(), problemOf(error));
    }
  }
}

const failed = (durationMs: number, problem: string): SignInHookTest => ({
  is_good: false,
  answer: null,
  problem,
  duration_ms: durationMs,
});

function issueIn({ issues: [first] }: z.ZodError): string {
  const where = first?.path.join('.') ?? '';
  return `The answer is not right${where && ` at ${where}`}: ${first?.message ?? 'see the documentation'}`;
}

function problemOf(error: unknown): string {
  if (error instanceof OutboundFailure) return PROBLEMS[error.problem];
  if (error instanceof SyntaxError) return 'The answer is no JSON.';
  return error instanceof Error ? error.message : 'There was no good answer.';
}
