import { z } from 'zod';

export const VARIABLE_TYPES = ['text', 'number', 'boolean', 'url', 'date', 'list'] as const;
export type VariableType = (typeof VARIABLE_TYPES)[number];

const MOST_VARIABLES = 100;
export const LONGEST_TEXT_CHARS = 10_000;

const Name = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,39}$/, 'Must be 1 to 40 small letters, digits and `_`.');

export const VariableDeclaration = z
  .strictObject({
    type: z
      .enum(VARIABLE_TYPES)
      .default('text')
      .describe('`list` holds up to 100 objects of texts, numbers and booleans.'),
    required: z.boolean().default(true).describe('Whether each message must give it.'),
    default: z
      .union([z.string().max(LONGEST_TEXT_CHARS), z.number(), z.boolean()])
      .optional()
      .describe('Taken when a message does not give it.'),
    max_chars: z
      .int()
      .min(1)
      .max(LONGEST_TEXT_CHARS)
      .optional()
      .describe('Longest text, 10000 characters when not given.'),
    description: z.string().max(500).optional().describe('For whoever fills it.'),
  })
  .meta({ id: 'TemplateVariable' });
export type VariableDeclaration = z.output<typeof VariableDeclaration>;

/** The gaps of a template by name. */
export const VariableDeclarations = z
  .record(Name, VariableDeclaration)
  .refine((declared) => Object.keys(declared).length <= MOST_VARIABLES, {
    error: `Must have at most ${MOST_VARIABLES} entries.`,
  })
  .describe('What messages fill in, by name. A template may use nothing else.');
export type VariableDeclarations = z.output<typeof VariableDeclarations>;

const Value: z.ZodType<VariableValue> = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
]);

/** What a message fills in; the template that it names says which and of what type. */
export const VariableValues = z
  .record(z.string().max(40), Value)
  .describe('Values of the variables that the template declares, by name.');

export type VariableValue =
  | string
  | number
  | boolean
  | readonly Readonly<Record<string, string | number | boolean>>[];
export type VariableValues = Readonly<Record<string, VariableValue>>;
