import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const Attribute = z.object({
  key: z.string(),
  value: z.record(z.string(), z.unknown()),
});

/** OTLP as JSON has it. @see https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
const Export = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(Attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.int(),
              startTimeUnixNano: z.string(),
              endTimeUnixNano: z.string(),
              attributes: z.array(Attribute).default([]),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** A span as a collector sees it. */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly id: string;
  readonly parentId: string | undefined;
  readonly service: string;
  readonly name: string;
  readonly kind: number;
  readonly startMs: number;
  readonly durationMs: number;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** A collector of traces on the loopback address. */
export class OtlpReceiver {
  readonly spans: ReceivedSpan[] = [];
  /** What came in, as it was written. */
  readonly bodies: string[] = [];
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      void this.#answer(request, response);
    });
  }

  static async start(): Promise<OtlpReceiver> {
    const receiver = new OtlpReceiver();
    receiver.#server.listen(0, '127.0.0.1');
    await once(receiver.#server, 'listening');
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const status = await this.#take(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  }

  async #take(request: IncomingMessage): Promise<number> {
    if (request.url !== '/v1/traces') return 404;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    this.bodies.push(body);
    for (const { resource, scopeSpans } of Export.parse(JSON.parse(body)).resourceSpans) {
      const service = String(valuesOf(resource.attributes)['service.name']);
      for (const span of scopeSpans.flatMap(({ spans }) => spans)) {
        const startMs = Number(BigInt(span.startTimeUnixNano) / 1000n) / 1000;
        const endMs = Number(BigInt(span.endTimeUnixNano) / 1000n) / 1000;
        this.spans.push({
          traceId: span.traceId,
          id: span.spanId,
          parentId: span.parentSpanId || undefined,
          service,
          name: span.name,
          kind: span.kind,
          startMs,
          durationMs: Math.max(0, endMs - startMs),
          attributes: valuesOf(span.attributes),
        });
      }
    }
    return 200;
  }
}

function valuesOf(attributes: readonly z.output<typeof Attribute>[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
