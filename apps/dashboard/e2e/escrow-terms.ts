import type { Page } from 'playwright-core';

/** Writes the terms of an escrow of two milestones into the dialog that is open, and checks its sums. */
export async function writeTerms(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const pick = async (label: string, name: string) => {
    await dialog.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name }).click();
  };
  await pick('Buyer', 'Ada (buyer)');
  await pick('Seller', 'Studio Noether');
  await dialog.getByLabel('Amount').fill('600.00');
  await dialog.getByLabel('Description').fill('Website for a bakery');
  const milestone = (number: number) =>
    dialog.getByRole('group', { name: `Milestone ${number}`, exact: true });
  await button('Add milestone').click();
  await milestone(1).getByLabel('What is delivered').fill('Design');
  await milestone(1).getByLabel('Amount').fill('200');
  await dialog.getByText('€400.00 is in no milestone.').waitFor();
  expect(await button('Make escrow').isDisabled()).toBe(true);
  await button('Add milestone').click();
  await milestone(2).getByLabel('What is delivered').fill('Code and launch');
  await dialog.getByText('They sum to €600.00.').waitFor();
  await dialog.getByRole('textbox', { name: 'Fee' }).fill('2.5');
  await pick('Paid by', 'Both, half each');
  await dialog.getByText(/buyer pays €607.50 in, the seller gets €592.50/).waitFor();
}
