import { type DynamicModule, Controller, Get, Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Bus, type BusHandler } from '@skydeck/bus';
import { EnvelopeModule } from '@skydeck/envelope';
import type { InjectOptions } from 'fastify';
import {
  AuthGuardModule,
  CurrentPrincipal,
  InternalOnly,
  type Principal,
  Public,
  Requires,
} from '../index.js';
import { ISSUER, startAuth, stopAuth, world } from './local-auth.js';

/** A bus inside the test, whose connection the test cuts. */
class TestBus extends Bus {
  connected = true;
  made = 1;
  readonly handlers: BusHandler[] = [];
  async publish(_topic: string, message: unknown) {
    for (const handler of this.handlers) handler(message);
  }
  subscribe(_topic: string, handler: BusHandler) {
    this.handlers.push(handler);
  }
  isConnected() {
    return this.connected;
  }
  generation() {
    return this.made;
  }
  async open() {}
  async close() {}
}

@Controller()
class TestController {
  @Public()
  @Get('open')
  open() {
    return { ok: true };
  }

  @Get('me')
  me(@CurrentPrincipal() caller: Principal) {
    return caller;
  }

  @Requires('messages:write')
  @Get('messages')
  messages(@CurrentPrincipal() caller: Principal) {
    return caller;
  }

  @Requires('members:write')
  @Get('projects/:project/members')
  members(@CurrentPrincipal() caller: Principal) {
    return caller;
  }
}

@InternalOnly()
@Controller('internal/v1')
class TestInternalController {
  @Get('who')
  who(@CurrentPrincipal() caller: Principal) {
    return caller;
  }
}

@Global()
@Module({})
class TestBusModule {
  static with(bus: Bus): DynamicModule {
    return { module: TestBusModule, providers: [{ provide: Bus, useValue: bus }], exports: [Bus] };
  }
}

@Module({})
class TestModule {}

/** The bus of the app. */
export const bus = new TestBus();

let app: NestFastifyApplication;

/** Starts auth and an app with the guard for the tests of a file, and ends both after them. */
export function useGuardedApp(): void {
  beforeAll(async () => {
    app = await open(await startAuth());
  });
  afterAll(async () => {
    await app.close();
    stopAuth();
  });
  beforeEach(() => {
    Object.assign(world, { skewMs: 0, isAway: false, beforeAnswer: undefined });
    bus.connected = true;
  });
}

/** Sends a request to the app. */
export const inject = (options: InjectOptions) => app.inject(options);

/** Asks the app for something with a key or a token. */
export async function get(url: string, credential?: string, headers: Record<string, string> = {}) {
  const response = await inject({
    url,
    headers: {
      ...(credential === undefined ? {} : { authorization: `Bearer ${credential}` }),
      ...headers,
    },
  });
  return {
    status: response.statusCode,
    code: response.json().error?.code as string | undefined,
    body: response.json(),
  };
}

async function open(authInternalUrl: string): Promise<NestFastifyApplication> {
  const guard = AuthGuardModule.forRoot({
    service: 'messaging',
    authUrl: ISSUER,
    authInternalUrl,
    serviceSecret: 's'.repeat(32),
    nowMs: () => Date.now() + world.skewMs,
  });
  const root = {
    module: TestModule,
    imports: [TestBusModule.with(bus), EnvelopeModule, guard],
    controllers: [TestController, TestInternalController],
  };
  const opened = await NestFactory.create<NestFastifyApplication>(root, new FastifyAdapter(), {
    logger: false,
  });
  return opened.init();
}
