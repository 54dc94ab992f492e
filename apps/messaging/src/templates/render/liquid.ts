import { Liquid, type Template } from 'liquidjs';

/** Tags that read other templates, or never end. */
const REFUSED_TAGS = ['include', 'render', 'layout', 'block'];
/** Filters that evaluate expressions or tell about the engine. */
const REFUSED_FILTERS = ['inspect', 'where_exp', 'reject_exp', 'group_by_exp', 'find_exp'];
const LIMITS = { parseLimit: 300_000, renderLimit: 500, memoryLimit: 5_000_000 };
const MOST_TRIES = 3;

/**
 * The language of gaps: values, conditions and loops, no code. Limits on length, time and memory
 * keep one template from stopping the service.
 */
function engine(isHtml: boolean): Liquid {
  const liquid = new Liquid({
    ...LIMITS,
    ...(isHtml && { outputEscape: 'escape' as const }),
    ownPropertyOnly: true,
    strictFilters: true,
    strictVariables: false,
    templates: {},
    timezoneOffset: 0,
  });
  for (const tag of REFUSED_TAGS) delete liquid.tags[tag];
  for (const filter of REFUSED_FILTERS) delete liquid.filters[filter];
  return liquid;
}

/** HTML gets values with `<`, `>`, `&` and quotes escaped; text gets them as they are. */
const ENGINES = { html: engine(true), text: engine(false) } as const;

export type Markup = keyof typeof ENGINES;

/** A source that was read, ready to be filled any number of times. */
export interface Gaps {
  readonly fill: (values: object) => string;
  /** Names of the variables that it uses. */
  readonly names: () => string[];
}

/** Reads a source. @throws what is wrong with it, in a sentence */
export function readGaps(source: string, markup: Markup): Gaps {
  const liquid = ENGINES[markup];
  const parsed: Template[] = liquid.parse(source);
  return {
    fill: (values) => unlessStarved(() => String(liquid.renderSync(parsed, values))),
    names: () => liquid.globalVariablesSync(parsed),
  };
}

/**
 * The engine's limit is by the clock, which goes on while a busy machine runs something else: a template
 * that had little of the processor in that time is filled again.
 */
function unlessStarved(fill: () => string): string {
  for (let tries = 1; ; tries += 1) {
    const before = process.threadCpuUsage();
    try {
      return fill();
    } catch (error) {
      const { user, system } = process.threadCpuUsage(before);
      const isStarved = (user + system) / 1000 < LIMITS.renderLimit / 2;
      if (!isStarved || tries === MOST_TRIES || !isOutOfTime(error)) throw error;
    }
  }
}

const isOutOfTime = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('template render limit exceeded');
