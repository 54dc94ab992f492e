import { setImmediate } from 'node:timers/promises';
import type { Tenant } from '@skydeck/auth-guard';
import { checked } from '@skydeck/envelope';
import { ApiError } from '@skydeck/errors';
import { Injectable } from '@nestjs/common';
import { CreateMessage } from '../messages/create-message.schema.js';
import type { KnownParts } from '../messages/known-parts.js';
import { MessagePreparation } from '../messages/message-preparation.js';
import type { WantedMessage } from '../messages/wanted-message.js';
import type { LineProblem } from './message-batch.entity.js';
import type { Line } from './read-lines.js';

/** Other requests get their turn after so many lines. */
const LINES_AT_ONCE = 100;
const NO_JSON = {
  location: 'body',
  code: 'malformed_json',
  message: 'The line is not valid JSON.',
};

/** What was made of the lines of a batch. */
export interface PreparedLines {
  readonly wanted: readonly WantedMessage[];
  readonly problems: readonly LineProblem[];
}

/** Checks the lines of a batch, each as if it had been sent alone. */
@Injectable()
export class BatchLines {
  constructor(private readonly preparation: MessagePreparation) {}

  /** One bad line does not keep the others from being sent. */
  async prepare(tenant: Tenant, batchId: string, lines: readonly Line[]): Promise<PreparedLines> {
    const known = await this.preparation.know(
      tenant,
      lines.map(({ value }) => value),
    );
    const [wanted, problems]: [WantedMessage[], LineProblem[]] = [[], []];
    for (const [index, { value }] of lines.entries()) {
      if (index % LINES_AT_ONCE === LINES_AT_ONCE - 1) await setImmediate();
      try {
        wanted.push({ ...(await this.#prepare(tenant, value, known)), batchId });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500) throw error;
        problems.push({ line: index + 1, errors: issuesOf(error) });
      }
    }
    return { wanted, problems };
  }

  #prepare(tenant: Tenant, value: unknown, known: KnownParts): Promise<WantedMessage> {
    if (value === undefined) throw new ApiError('malformed_json', 400, '', { issues: [NO_JSON] });
    return this.preparation.prepare(tenant, checked(CreateMessage, value, 'body'), known);
  }
}

/** Errors of a whole request, such as an unknown template, name no field. */
function issuesOf({ issues, code, message }: ApiError) {
  return issues.length > 0 ? issues : [{ location: 'body', code, message }];
}
