import { currentRequest } from '@skydeck/service';
import { jobScope, tracing, withJobScope } from '@skydeck/telemetry';
import type { ContextManager } from 'bullmq';
import { z } from 'zod';

type OtelContext = ReturnType<NonNullable<ReturnType<typeof tracing>>['active']>;

/** What a job remembers of whoever asked for it: the request, and its place in a trace. */
export interface JobContext {
  readonly requestId: string | undefined;
  readonly otel: OtelContext | undefined;
}

const Remembered = z.object({
  request_id: z.string().optional(),
  traceparent: z.string().optional(),
  tracestate: z.string().optional(),
});

/** Stores with each job which request asked for it, and puts that in place where the job runs. */
export const jobContexts: ContextManager<JobContext> = {
  active: () => ({
    requestId: currentRequest()?.id ?? jobScope()?.requestId,
    otel: tracing()?.active(),
  }),
  root: () => ({ requestId: undefined, otel: tracing()?.extract({}) }),
  with({ requestId, otel }, work) {
    const on = tracing();
    const scope = requestId === undefined ? undefined : { requestId };
    return withJobScope(scope, () => (on && otel ? on.with(otel, work) : work()));
  },
  getMetadata({ requestId, otel }) {
    const headers = otel ? tracing()?.inject(otel) : undefined;
    const remembered = { ...(requestId !== undefined && { request_id: requestId }), ...headers };
    return Object.keys(remembered).length === 0 ? '' : JSON.stringify(remembered);
  },
  fromMetadata(active, metadata) {
    const { request_id: requestId, ...headers } = read(metadata);
    return { requestId, otel: tracing()?.extract(headers) ?? active.otel };
  },
};

/** What a job of an older version remembers may be anything. */
function read(metadata: string): z.output<typeof Remembered> {
  try {
    return Remembered.parse(JSON.parse(metadata));
  } catch {
    return {};
  }
}
