import { Controller, Get, Injectable, Module, Post } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { createService, type Service, setUpLog } from '@skydeck/service';
import { TestClock } from '@skydeck/testing';
import { LimitsModule } from './limits.module.js';
import { PartOfPage } from './part-of-page.js';

@Controller()
class ThingsController {
  @Get('things')
  list() {
    return { here: true };
  }

  @PartOfPage()
  @Get('things/part')
  part() {
    return { here: true };
  }

  @Get('things/stream')
  stream() {
    return { here: true };
  }

  @Post('internal/v1/things')
  make() {
    return { here: true };
  }
}

/** Takes the caller's word for who they are: `kind id tenant ratePerMinute`. */
@Injectable()
class NamedCaller implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<{
      headers: Record<string, string | undefined>;
      principal?: object;
    }>();
    const [kind, id, tenant, ratePerMinute] = (request.headers['x-caller'] ?? '').split(' ');
    if (id) {
      request.principal = {
        kind,
        id,
        scopes: [],
        ...(tenant && { project: { tenant } }),
        ...(ratePerMinute && { ratePerMinute: Number(ratePerMinute) }),
      };
    }
    return true;
  }
}

@Module({
  controllers: [ThingsController],
  providers: [{ provide: APP_GUARD, useClass: NamedCaller }],
})
class ThingsModule {}

const clock = new TestClock();
let service: Service;

async function start(rates: Partial<Record<string, number>> = {}): Promise<void> {
  setUpLog({ level: 'silent' });
  service = await createService({
    name: 'things',
    title: 'Things API',
    prefix: 'v1',
    clock,
    module: {
      module: ThingsModule,
      imports: [
        LimitsModule.forRoot({
          rates: {
            RATE_LIMIT_PER_MINUTE: 60,
            RATE_LIMIT_BURST: 3,
            RATE_LIMIT_PROJECT_PER_MINUTE: 30,
            RATE_LIMIT_ADDRESS_PER_MINUTE: 12,
            RATE_LIMIT_REFUSED_PER_MINUTE: 30,
            ...rates,
          },
        }),
      ],
    },
    listen: { host: '127.0.0.1', port: 0, internalHost: '127.0.0.1', internalPort: 0 },
  });
  await service.listen();
}

afterEach(() => service.close());

async function ask(caller?: string, path = '/v1/things', headers: Record<string, string> = {}) {
  return fetch(service.url + path, {
    headers: { ...headers, ...(caller && { 'x-caller': caller }) },
  });
}

async function statuses(count: number, caller?: string, path?: string): Promise<number[]> {
  const found: number[] = [];
  for (let index = 0; index < count; index++) found.push((await ask(caller, path)).status);
  return found;
}

describe('rate limits', () => {
  it('429: refuses a key that asks too much, and says when to come again', async () => {
    await start();
    const first = await ask('key key_1');
    expect(first.headers.get('ratelimit-policy')).toBe('"default";q=60;w=60');
    expect(first.headers.get('ratelimit')).toBe('"default";r=2;t=1');
    await statuses(2, 'key key_1');
    const refused = await ask('key key_1');
    const { error } = (await refused.json()) as { error: { code: string; retry_after_s: number } };
    expect([refused.status, error.code, error.retry_after_s]).toEqual([429, 'rate_limited', 1]);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.headers.get('ratelimit')).toBe('"default";r=0;t=3');
    clock.advance(1000);
    expect(await statuses(2, 'key key_1')).toEqual([200, 429]);
  });

  it('lets a page ask for many parts, and counts them apart', async () => {
    await start();
    expect(await statuses(4, 'key key_1')).toEqual([200, 200, 200, 429]);
    const parts = await statuses(61, 'key key_1', '/v1/things/part');
    expect(parts.filter((status) => status === 200)).toHaveLength(60);
    const refused = await ask('key key_1', '/v1/things/part');
    expect(refused.headers.get('ratelimit-policy')).toBe('"default-parts";q=1200;w=60');
  });

  it('keeps keys, accounts and addresses apart', async () => {
    await start();
    expect(await statuses(4, 'key key_1')).toEqual([200, 200, 200, 429]);
    expect(await statuses(4, 'account key_1')).toEqual([200, 200, 200, 429]);
    expect(await statuses(3)).toEqual([200, 200, 429]);
  });

  it('limits the keys of a project together', async () => {
    await start();
    const found: number[] = [];
    for (let index = 0; index < 6; index++) {
      found.push((await ask(`key key_${index} prj_1`)).status);
    }
    expect(found).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await ask('key key_9 prj_1');
    expect(refused.headers.get('ratelimit-policy')).toBe('"project";q=30;w=60');
  });

  it('lets services, health and resumed streams through', async () => {
    await start();
    await statuses(4, 'key key_1');
    for (const path of ['/healthz', '/readyz', '/openapi.json']) {
      expect(await statuses(5, undefined, path)).toEqual([200, 200, 200, 200, 200]);
    }
    expect(await statuses(5, 'service svc:auth')).toEqual([200, 200, 200, 200, 200]);
    const resumed = await ask('key key_1', '/v1/things/stream', { 'last-event-id': '7' });
    expect(resumed.status).toBe(200);
    expect((await ask('key key_1', '/v1/things/stream')).status).toBe(429);
  });

  it('keeps the modes of a project apart', async () => {
    await start();
    const found: number[] = [];
    for (let index = 0; index < 6; index++) {
      found.push((await ask(`key key_${index} prj_1.test`)).status);
    }
    expect(found).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await ask('key key_9 prj_1')).status).toBe(200);
  });

  it('gives a key the limit that was set for it', async () => {
    await start({ RATE_LIMIT_PROJECT_PER_MINUTE: 0 });
    const first = await ask('key key_1 prj_1 6');
    expect(first.headers.get('ratelimit-policy')).toBe('"key";q=6;w=60');
    expect(await statuses(2, 'key key_1 prj_1 6')).toEqual([429, 429]);
    const all = await statuses(11, 'key key_2 prj_1 60');
    expect(all.filter((status) => status === 200)).toHaveLength(10);
    expect(all.at(-1)).toBe(429);
  });

  it('is off when 0 requests a minute are set', async () => {
    await start({ RATE_LIMIT_PER_MINUTE: 0 });
    expect(new Set(await statuses(50))).toEqual(new Set([200]));
    expect((await ask()).headers.get('ratelimit')).toBeNull();
  });
});
