/** Lists of equal length, as SQL; `types` is null where nothing is told. */
export interface EventLists {
  readonly ids: string;
  readonly types: string;
  readonly projects: string;
  readonly subjects: string;
  readonly requestIds: string;
  /** Moments in milliseconds, `float8[]`. */
  readonly createdMs: string;
  /** `jsonb` arrays. */
  readonly data: string;
  readonly actors: string;
}

/**
 * SQL that records many events as one row, for a statement of the caller's own that changes many things
 * at once. The relay makes rows of them, with their numbers: each is written once and not twice.
 * Call `Events.committed` after the commit.
 * @param condition whether there is anything to tell
 */
export const insertEventBundle = (lists: EventLists, condition: string): string => `
  insert into event_bundle (ids, types, projects, subjects, request_ids, created_ms, data, actors)
  select ${lists.ids}, ${lists.types}, ${lists.projects}, ${lists.subjects}, ${lists.requestIds},
    ${lists.createdMs}, ${lists.data}, ${lists.actors}
  where ${condition}`;
