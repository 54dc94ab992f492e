/** A code of the service in words, such as `document_quality` as `Document quality`. */
export const kycText = (code: string): string => {
  const text = code.replaceAll('_', ' ');
  return SPECIAL[code] ?? text.charAt(0).toUpperCase() + text.slice(1);
};

const SPECIAL: Readonly<Record<string, string>> = {
  mrz: 'Machine-readable lines',
  viz_match: 'Agreement with your claims',
  id_card: 'Identity card',
  retry: 'Ask again',
  approve: 'Approve',
};
