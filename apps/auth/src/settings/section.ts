import type { KeyMode } from '@skydeck/auth-guard';
import { z } from 'zod';

/** What is wrong with the values of a section when they are looked at together. */
export interface SectionProblem {
  readonly field: string;
  readonly message: string;
}

interface Declaration<Shape extends z.ZodRawShape> {
  /** What the section is about, for the API documentation. */
  readonly description: string;
  /** Each field with its rules and a description, without a default. */
  readonly fields: Shape;
  /** The values of a project that has set nothing. */
  readonly defaults: z.output<z.ZodObject<Shape>>;
  /** Rules that need several fields, or the mode. */
  readonly check?: (
    values: z.output<z.ZodObject<Shape>>,
    mode: KeyMode,
  ) => readonly SectionProblem[];
}

/**
 * The settings of one feature. Each feature declares its own in its folder and enters it in
 * `sections.ts`; what a project has not set keeps its default, also when the default changes.
 */
export function defineSection<const Shape extends z.ZodRawShape>(
  name: string,
  { description, fields, defaults, check = () => [] }: Declaration<Shape>,
) {
  return {
    name,
    defaults,
    check,
    /** As answers show it. */
    view: z
      .object(fields)
      .describe(description)
      .meta({ id: `${name}Settings` }),
    /** As changes name it: any of the fields. */
    change: z
      .strictObject(fields)
      .partial()
      .describe(description)
      .meta({ id: `Update${name}Settings` }),
  };
}
