import { idempotencyKeyOf, OwnIdempotency } from '@skydeck/idempotency';
import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Outcome } from '../decide/decide.js';
import type { OperationResult } from '../decide/operation.js';
import { LedgerErrors } from '../ledger.errors.js';
import { settled } from '../settled.js';

const HEADER = 'idempotency-key';

/** A request that moves money: the key it is done once for, and how it is answered. */
export class MoneyRequest {
  constructor(
    /** Key of the ledger; no key of the service's own begins like it. */
    readonly key: string,
    private readonly reply: FastifyReply,
  ) {}

  /**
   * What a command did, marked in the answer when an earlier request did it.
   * @throws the error of a command that was not done
   */
  answer(outcome: Outcome): OperationResult {
    this.markReplay([outcome]);
    return settled(outcome).result;
  }

  /** Marks the answer when earlier requests did all of it. */
  markReplay(outcomes: readonly Outcome[]): void {
    if (outcomes.length > 0 && outcomes.every((one) => one.kind === 'decided' && one.isReplay)) {
      void this.reply.header('idempotency-replayed', 'true');
    }
  }
}

/** The request of a route that {@link MovesMoney}. @throws `idempotency_key_required` */
export const CurrentMoneyRequest = createParamDecorator(
  (_data: unknown, context: ExecutionContext): MoneyRequest => {
    const http = context.switchToHttp();
    const given = http.getRequest<FastifyRequest>().headers[HEADER];
    if (given === undefined) throw LedgerErrors.idempotency_key_required();
    return new MoneyRequest(`api:${idempotencyKeyOf(given)}`, http.getResponse<FastifyReply>());
  },
);

/** Marks a route that takes {@link CurrentMoneyRequest}: its key is kept as long as the money moved. */
export const MovesMoney = () =>
  applyDecorators(
    OwnIdempotency(),
    ApiHeader({
      name: 'Idempotency-Key',
      required: true,
      description:
        'Names this payment. It is made once for ever; later requests get the first answer, with `Idempotency-Replayed: true`, also when it was a refusal.',
      schema: { type: 'string', minLength: 1, maxLength: 255 },
    }),
  );
