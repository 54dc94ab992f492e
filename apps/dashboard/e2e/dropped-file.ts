import type { Locator } from 'playwright-core';

/** Drops a file on something, as people do with the mouse. */
export async function dropFile(zone: Locator, name: string, text: string): Promise<void> {
  const dataTransfer = await zone.page().evaluateHandle(
    ([title = '', content = '']) => {
      const data = new DataTransfer();
      data.items.add(new File([content], title, { type: 'text/csv' }));
      return data;
    },
    [name, text],
  );
  await zone.dispatchEvent('dragover', { dataTransfer });
  await zone.dispatchEvent('drop', { dataTransfer });
}
