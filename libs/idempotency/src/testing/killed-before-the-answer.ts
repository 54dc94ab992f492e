/** A service that a test stops and starts again, and its database. */
export interface KillableService {
  /** Runs SQL in the schema of the service. */
  query(sql: string): Promise<unknown>;
  /** Stops the service and starts it again on the same stores. */
  restart(): Promise<void>;
}

/**
 * Asks something, and leaves the table of keys as it is when the process was killed after its work and before
 * its answer was written down. @returns what was answered, which the client is to have lost
 */
export async function killedBeforeTheAnswer<Answer>(
  service: KillableService,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  await service.query(`create function refuse_answer() returns trigger language plpgsql
    as $$ begin raise exception 'the process is gone'; end $$`);
  await service.query(`create trigger refuse_answer before update of status_code on idempotency_key
    for each row when (new.status_code is not null) execute function refuse_answer()`);
  const answer = await ask();
  await service.restart();
  await service.query('drop trigger refuse_answer on idempotency_key');
  await service.query('drop function refuse_answer()');
  await service.query(`update idempotency_key set lease_until = 'epoch' where status_code is null`);
  return answer;
}
