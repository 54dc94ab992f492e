/** Whoever shows a map shows this. */
export const ATTRIBUTION = '© OpenStreetMap contributors';
