import { eventually } from '@skydeck/testing';
import type { Page } from 'playwright-core';
import type { WatchedPage } from './browser.js';

/** Lets somebody take part in the project that is open, by the link in the mail. */
export async function joinProject(
  owner: Page,
  guest: WatchedPage,
  email: string,
  role: string,
): Promise<void> {
  const project = /\/projects\/([^/?]+)/.exec(owner.url())?.[1] ?? '';
  let path = '';
  await owner.evaluate(invite, { project, email, role });
  await eventually(async () => {
    path = await owner.evaluate(linkTo, { project, email });
    return path !== '';
  });
  await guest.goTo(path);
  const { page } = guest;
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /^Use code \d{6}$/ }).click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.waitForURL(/\/projects\//);
}

interface Invited {
  readonly project: string;
  readonly email: string;
}

/** Runs in the page of the owner. */
async function invite({ project, ...body }: Invited & { role: string }): Promise<void> {
  const answer = await fetch(`/api/auth/api/v1/projects/${project}/invitations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-skydeck-dashboard': '1' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The invitation was refused: ${await answer.text()}`);
}

/** Runs in the page of the owner: the path in the mail; empty until it is there. */
async function linkTo({ project, email }: Invited): Promise<string> {
  const headers = { 'Skydeck-Project': project };
  const answer = await fetch('/api/messaging/api/v1/outbox?limit=20', { headers });
  const { data } = (await answer.json()) as { data: { items: { to: unknown }[] } };
  const mail = data.items.find((item) => JSON.stringify(item.to).includes(email));
  return /\/invitations\/invt_[\w-]{43}/.exec(JSON.stringify(mail ?? ''))?.[0] ?? '';
}
