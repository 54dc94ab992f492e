/**
 * Opens an address in a new tab that is known only later: browsers let tabs open while somebody
 * clicks, and not after. The new page cannot reach back to this one.
 */
export async function openTab(address: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const url = await address();
    if (tab) tab.location.replace(url);
    else window.location.assign(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
