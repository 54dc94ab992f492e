import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const Attributes = z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }));

/** OTLP as JSON has it. @see https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
const Export = z.strictObject({
  resourceLogs: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes: Attributes }),
      scopeLogs: z.array(
        z.strictObject({
          scope: z.strictObject({ name: z.string() }),
          logRecords: z.array(
            z.strictObject({
              timeUnixNano: z.string().regex(/^\d{19}$/),
              observedTimeUnixNano: z.string().regex(/^\d{19}$/),
              severityNumber: z.int().min(1).max(24),
              severityText: z.string(),
              body: z.strictObject({ stringValue: z.string() }),
              attributes: Attributes,
            }),
          ),
        }),
      ),
    }),
  ),
});

/** A collector of logs on the loopback address. */
export class OtlpLogReceiver {
  readonly lines: string[] = [];
  readonly services = new Set<unknown>();
  readonly headers: IncomingHttpHeaders[] = [];
  /** What is answered instead of taking anything. */
  refuseWith: number | undefined;
  refused = 0;
  readonly #server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      if (this.refuseWith !== undefined) {
        this.refused++;
        return response.writeHead(this.refuseWith).end();
      }
      const parsed = Export.safeParse(JSON.parse(body));
      if (!parsed.success || request.url !== '/v1/logs') return response.writeHead(400).end();
      this.headers.push(request.headers);
      for (const { resource, scopeLogs } of parsed.data.resourceLogs) {
        this.services.add(resource.attributes[0]?.value['stringValue']);
        for (const { logRecords } of scopeLogs) {
          this.lines.push(...logRecords.map((record) => record.body.stringValue));
        }
      }
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    })();
  });

  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1/logs`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
