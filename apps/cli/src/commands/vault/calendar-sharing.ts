import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { given } from '../location/given.js';
import { spaceOf, vaultOf } from './vault-of.js';

const CALENDAR = '/api/v1/calendars/{calendar}';
const FEEDS = `${CALENDAR}/feeds` as const;
const SUBSCRIPTION = `${CALENDAR}/subscription` as const;
const PAGES = '/api/v1/booking-pages';
const PAGE = `${PAGES}/{booking_page}` as const;
const FEED_COLUMNS = ['id', 'name', 'shows', 'created_at'] as const;
const FOLLOW_COLUMNS = ['calendar_id', 'url', 'status', 'problem', 'next_at'] as const;
const PAGE_COLUMNS = ['id', 'name', 'open', 'duration_min', 'url'] as const;

const calendarOf = (input: CommandInput) => ({ path: { calendar: input.argument('calendar') } });
const pageOf = (input: CommandInput) => ({ path: { booking_page: input.argument('page') } });

/** `skydeck calendar feed create` */
export async function createFeed(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const shows = input.flag('busy') ? ('busy' as const) : ('all' as const);
  const body = { ...given({ name: input.text('name') }), shows };
  const item = await dataOf(vault.POST(FEEDS, { params: calendarOf(input), body, headers }));
  return { kind: 'item', item, columns: ['id', 'shows', 'url'] };
}

/** `skydeck calendar feed list` */
export async function listFeeds(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const items = await everyItem((query) =>
    vault.GET(FEEDS, { params: { ...calendarOf(input), query }, headers }),
  );
  const empty = 'No secret addresses. Make one with `skydeck calendar feed create`.';
  return { kind: 'list', items, columns: FEED_COLUMNS, empty };
}

/** `skydeck calendar feed revoke` */
export async function revokeFeed(context: CommandContext, input: CommandInput): Promise<Answer> {
  const feed = input.argument('feed');
  await context.confirm(`Take ${feed} back?`, input.flag('yes'));
  const { vault, headers } = await vaultOf(context, input);
  const params = { path: { ...calendarOf(input).path, feed } };
  const item = await dataOf(vault.DELETE(`${FEEDS}/{feed}`, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

/** `skydeck calendar follow set` */
export async function follow(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const everyMs = input.durationMs('every');
  const every = given({ every_s: everyMs === undefined ? undefined : Math.round(everyMs / 1000) });
  const body = { url: input.argument('url'), ...every };
  const item = await dataOf(vault.PUT(SUBSCRIPTION, { params: calendarOf(input), body, headers }));
  return { kind: 'item', item, columns: FOLLOW_COLUMNS };
}

/** `skydeck calendar follow show` */
export async function following(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const item = await dataOf(vault.GET(SUBSCRIPTION, { params: calendarOf(input), headers }));
  return { kind: 'item', item, columns: FOLLOW_COLUMNS };
}

/** `skydeck calendar follow stop` */
export async function unfollow(context: CommandContext, input: CommandInput): Promise<Answer> {
  await context.confirm('Follow it no more?', input.flag('yes'));
  const { vault, headers } = await vaultOf(context, input);
  const item = await dataOf(vault.DELETE(SUBSCRIPTION, { params: calendarOf(input), headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

/** `skydeck calendar booking create` */
export async function createPage(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const body = {
    calendar_id: input.argument('calendar'),
    name: input.argument('name'),
    ...given({
      organizer: input.text('organizer'),
      duration_min: input.count('minutes', { min: 5, max: 1_440 }),
    }),
  };
  const item = await dataOf(vault.POST(PAGES, { body, headers }));
  return { kind: 'item', item, columns: PAGE_COLUMNS };
}

/** `skydeck calendar booking list` */
export async function listPages(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const items = await everyItem((page) =>
    vault.GET(PAGES, { params: { query: { ...page, ...spaceOf(input) } }, headers }),
  );
  const empty = 'No booking pages. Make one with `skydeck calendar booking create`.';
  return { kind: 'list', items, columns: PAGE_COLUMNS, empty };
}

/** `skydeck calendar booking show` */
export async function showPage(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const item = await dataOf(vault.GET(PAGE, { params: pageOf(input), headers }));
  return { kind: 'item', item, columns: PAGE_COLUMNS };
}

/** `skydeck calendar booking edit` */
export async function editPage(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const open = input.flag('close') ? false : input.flag('open') ? true : undefined;
  const body = given({ name: input.text('name'), open });
  const item = await dataOf(vault.PATCH(PAGE, { params: pageOf(input), body, headers }));
  return { kind: 'item', item, columns: PAGE_COLUMNS };
}

/** `skydeck calendar booking delete` */
export async function deletePage(context: CommandContext, input: CommandInput): Promise<Answer> {
  await context.confirm(`Delete ${input.argument('page')}?`, input.flag('yes'));
  const { vault, headers } = await vaultOf(context, input);
  const item = await dataOf(vault.DELETE(PAGE, { params: pageOf(input), headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
