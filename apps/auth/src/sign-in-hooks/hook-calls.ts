import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ownerOf } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import { Outbound } from '@skydeck/outbound';
import { Clock } from '@skydeck/service';
import { ServiceMetrics } from '@skydeck/telemetry';
import { Webhook } from 'standardwebhooks';
import type { AuthConfig } from '../auth.config.js';
import { Settings } from '../settings.module.js';
import { HookSecrets } from './hook-secrets.js';
import type { SignInHookEntity } from './sign-in-hook.entity.js';

const TIMEOUT_MS = 2000;
const MOST_BYTES = 16_384;

/** Asks the servers of a project, and takes nothing but a good answer. */
@Injectable()
export class HookCalls implements OnApplicationShutdown {
  readonly #outbound: Outbound;
  readonly #calls;

  constructor(
    private readonly secrets: HookSecrets,
    private readonly clock: Clock,
    metrics: ServiceMetrics,
    @Settings() { SIGN_IN_ALLOW_CIDRS }: AuthConfig,
  ) {
    this.#outbound = new Outbound(SIGN_IN_ALLOW_CIDRS);
    this.#calls = metrics.counter(
      'skydeck_auth_hook_calls_total',
      'Questions to sign-in hooks of projects.',
      ['kind', 'outcome'],
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#outbound.close();
  }

  /**
   * What a hook answers, as it was sent. @throws when it is late, redirects, answers with an error
   * or says too much
   */
  async ask(hook: SignInHookEntity, data: object): Promise<unknown> {
    try {
      const answer = await this.#send(hook, data);
      this.#calls.inc({ kind: hook.kind, outcome: 'answered' });
      return answer;
    } catch (error) {
      this.#calls.inc({ kind: hook.kind, outcome: 'failed' });
      throw error;
    }
  }

  async #send({ id, tenant, kind, url, sealedSecret }: SignInHookEntity, data: object) {
    const now = this.clock.now();
    const call = newId('hkc', now.getTime());
    const body = JSON.stringify({
      id: call,
      type: kind,
      created_at: now.toISOString(),
      ...ownerOf(tenant),
      data,
    });
    const secret = this.secrets.openText(sealedSecret, id);
    const { status, body: answer } = await this.#outbound.send(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Skydeck-Hooks/1',
        'webhook-id': call,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(call, now, body),
      },
      body,
      timeoutMs: TIMEOUT_MS,
      limitBytes: MOST_BYTES + 1,
    });
    if (status < 200 || status > 299) throw new Error(`The hook answers ${status}.`);
    if (answer.length > MOST_BYTES) throw new Error('The hook says too much.');
    return answer.length === 0 ? {} : (JSON.parse(answer.toString('utf8')) as unknown);
  }
}
