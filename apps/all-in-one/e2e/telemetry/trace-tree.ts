import type { ReceivedSpan } from './otlp-receiver.js';

/** The spans of one trace as the tree that they are. */
export class TraceTree {
  readonly #byId: ReadonlyMap<string, ReceivedSpan>;

  constructor(readonly spans: readonly ReceivedSpan[]) {
    this.#byId = new Map(spans.map((span) => [span.id, span]));
  }

  /** Spans with this name, such as `GET /v1/things`, or whose name matches. */
  named(name: string | RegExp): ReceivedSpan[] {
    return this.spans.filter((span) =>
      typeof name === 'string' ? span.name === name : name.test(span.name),
    );
  }

  /** `service: name` of a span and all above it, from the top. */
  pathOf(span: ReceivedSpan): string[] {
    const above = this.#byId.get(span.parentId ?? '');
    return [...(above ? this.pathOf(above) : []), `${span.service}: ${span.name}`];
  }

  /** Spans directly under this one, in the order of their start. */
  childrenOf(parent: ReceivedSpan): ReceivedSpan[] {
    return this.spans
      .filter(({ parentId }) => parentId === parent.id)
      .toSorted((a, b) => a.startMs - b.startMs);
  }

  /** Spans without a parent in this trace. */
  roots(): ReceivedSpan[] {
    return this.spans.filter(({ parentId }) => !this.#byId.has(parentId ?? ''));
  }

  /** The tree as text: a line for each span, with its service and duration. */
  toString(): string {
    const lines: string[] = [];
    const write = (span: ReceivedSpan, depth: number) => {
      const what = `${'  '.repeat(depth)}${span.name} (${span.service.replace('skydeck-', '')})`;
      lines.push(`${what} ${span.durationMs.toFixed(1)} ms`);
      for (const child of this.childrenOf(span)) write(child, depth + 1);
    };
    for (const root of this.roots()) write(root, 0);
    return lines.join('\n');
  }
}
