import { z } from 'zod';

/** What the catalogue says of one type of event. */
export interface EventDefinition {
  /** The shape of the event's `data`. */
  readonly schema: z.ZodObject;
  /** When the event happens, in one sentence. */
  readonly description: string;
}

/** One type of event; its `data` is of the shape that the catalogue says. */
export interface EventType<Schema extends z.ZodObject = z.ZodObject> extends EventDefinition {
  /** Resource and past tense, such as `app.created`. */
  readonly type: string;
  readonly schema: Schema;
}

type Types<Catalogue extends Record<string, EventDefinition>> = {
  readonly [Name in keyof Catalogue]: EventType<Catalogue[Name]['schema']>;
};

const everyType = new Map<string, EventType>();

/**
 * Declares the events of one resource. The catalogue is the only place where their names and shapes
 * live.
 *
 * @example
 * export const AppEvents = defineEvents('app', {
 *   created: { schema: z.object({ id: z.string() }), description: 'An app was made.' },
 * });
 *
 * await events.record(manager, { type: AppEvents.created, tenant, subject: id, data: { id } });
 */
export function defineEvents<const Catalogue extends Record<string, EventDefinition>>(
  resource: string,
  catalogue: Catalogue,
): Types<Catalogue> {
  const types: Record<string, EventType> = {};
  for (const [name, definition] of Object.entries(catalogue)) {
    const type = { type: `${resource}.${name}`, ...definition };
    everyType.set(type.type, type);
    types[name] = type;
  }
  return types as Types<Catalogue>;
}

/** Every type declared by the modules loaded so far, by name; documentation is made from it. */
export function declaredEvents(): ReadonlyMap<string, EventType> {
  return everyType;
}

/** The JSON Schema of a whole event of one type, as receivers get it. */
export function eventJsonSchema({ type, schema, description }: EventType): object {
  const whole = z.object({
    id: z.string().describe('`evt_…`; the same however often the event is sent.'),
    type: z.literal(type),
    created_at: z.iso.datetime().describe('When it happened, RFC 3339, UTC.'),
    project_id: z.string().describe('The project that it happened in.'),
    data: schema,
  });
  return { title: type, description, ...z.toJSONSchema(whole) };
}
