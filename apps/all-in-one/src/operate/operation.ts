import { z } from 'zod';
import { BackupFailed } from '../backup/backup-failed.js';

/** What every operation is told. */
export interface OperationContext {
  readonly home: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}

/** One thing that an operator has done on the machine of the installation. */
export type Operation = (input: unknown, context: OperationContext) => Promise<object>;

/** An operation with the shape of what it is given. */
export function operation<Shape extends z.ZodType>(
  shape: Shape,
  run: (input: z.output<Shape>, context: OperationContext) => Promise<object>,
): Operation {
  return async (input, context) => {
    const read = shape.safeParse(input);
    if (read.success) return run(read.data, context);
    throw new BackupFailed('usage', z.prettifyError(read.error));
  };
}
