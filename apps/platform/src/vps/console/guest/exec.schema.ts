import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';

const LONGEST_S = 60;
const WITHOUT_NUL = /^[^\0]*$/;
const word = z.string().max(65_536).regex(WITHOUT_NUL, 'must not contain a NUL character');

/** A command to be run in a server. */
export const ExecVps = z
  .strictObject({
    command: z
      .union([
        word.min(1),
        z
          .array(word)
          .min(1)
          .max(1000)
          .refine(([first]) => first !== '', 'must name a command'),
      ])
      .describe('A program and its arguments, or a text that `sh` runs. It runs as root.'),
    stdin: z
      .string()
      .max(1024 * 1024)
      .optional()
      .describe('What the command reads.'),
    timeout_s: z
      .int()
      .min(1)
      .max(LONGEST_S)
      .default(30)
      .describe('Longest time that it may take, in seconds; then it is killed.'),
  })
  .meta({ id: 'ExecVps' });
export type ExecVps = z.output<typeof ExecVps>;

/** What a command did. */
export const ExecResult = z
  .object({
    exit_code: z.int().describe('0 when the command says that it succeeded.'),
    stdout: z.string().describe('The first MiB of what it wrote to its output.'),
    stderr: z.string().describe('The first MiB of what it wrote of its errors.'),
    truncated: z.boolean().describe('Whether it wrote more than that.'),
  })
  .meta({ id: 'VpsExecResult' });
export type ExecResult = z.output<typeof ExecResult>;

/** What a server wrote to its console. */
export const ConsoleLog = z
  .object({
    text: z.string().describe('The newest 256 kB since its start, as it was written.'),
    truncated: z.boolean().describe('Whether there was more.'),
  })
  .meta({ id: 'VpsConsoleLog' });
export type ConsoleLog = z.output<typeof ConsoleLog>;

export const ExecResponse = envelopeOf(ExecResult);
export const ConsoleLogResponse = envelopeOf(ConsoleLog);
