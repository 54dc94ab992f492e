import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { Controller, Get, Module, Req, Res } from '@nestjs/common';
import { eventually } from '@skydeck/testing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createService } from './create-service.js';
import type { Service } from './listening-service.js';
import { sendEventStream } from './event-stream.js';
import { setUpLog } from './logger.js';

let begun = 0;
let letGo = Promise.withResolvers<void>();

@Controller()
class SlowController {
  @Get('held')
  async held() {
    begun += 1;
    await letGo.promise;
    return { held: true };
  }

  @Get('stream')
  async stream(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await sendEventStream(request, reply, async function* (signal) {
      yield { id: 1, data: { hello: 'there' } };
      await once(signal, 'abort');
    });
  }
}

@Module({ controllers: [SlowController] })
class SlowModule {}

let service: Service;
let agent: Agent;

beforeEach(async () => {
  setUpLog({ level: 'silent' });
  begun = 0;
  letGo = Promise.withResolvers<void>();
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  service = await createService({
    name: 'slow',
    title: 'Slow API',
    prefix: 'v1',
    module: { module: SlowModule },
    listen: { host: '127.0.0.1', port: 0, internalHost: '127.0.0.1', internalPort: 0 },
  });
  await service.listen();
});

afterEach(async () => {
  letGo.resolve();
  agent.destroy();
  await service.close();
});

interface Reply {
  readonly status: number | undefined;
  readonly connection: string | undefined;
  readonly body: string;
}

async function ask(path: string): Promise<Reply> {
  const [answer] = (await once(get(`${service.url}${path}`, { agent }), 'response')) as [
    IncomingMessage,
  ];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const { statusCode: status, headers } = answer;
  return { status, connection: headers.connection, body: Buffer.concat(chunks).toString() };
}

describe('a service that closes', () => {
  it('answers what runs, tells its caller to connect anew, and then ends', async () => {
    const held = ask('/v1/held');
    await eventually(() => expect(begun).toBe(1));
    const { url } = service;
    const closed = service.close();
    letGo.resolve();
    expect(await held).toMatchObject({ status: 200, connection: 'close' });
    await closed;
    await expect(fetch(`${url}/v1/quick`)).rejects.toThrow('fetch failed');
  });

  it('ends event streams cleanly, so that their clients come back elsewhere', async () => {
    const stream = await fetch(`${service.url}/v1/stream`);
    const reader = stream.body!.getReader();
    const decoder = new TextDecoder();
    let text = '';
    while (!text.includes('data: ')) text += decoder.decode((await reader.read()).value);
    const closed = service.close();
    let isDone = false;
    while (!isDone) isDone = (await reader.read()).done;
    expect(isDone).toBe(true);
    await closed;
  });
});
