/** The moment that many milliseconds after another. */
export const laterBy = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);
