import type { components } from '../generated/events.js';

type Events = components['schemas'];

/** Types of events, such as `app.created`. */
export type EventType = keyof Events;

/** An event of one type: `EventOf<'app.created'>`. */
export type EventOf<Type extends EventType> = Events[Type];

/** Any event; `switch (event.type)` tells them apart. */
export type SkydeckEvent = Events[EventType];
