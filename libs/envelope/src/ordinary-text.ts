const ordinary = new WeakSet();

/** Whoever read a value from bytes knows that all its texts are well-formed and have no NUL. */
export function noteOrdinaryText(value: unknown): void {
  if (typeof value === 'object' && value !== null) ordinary.add(value);
}

/** Whether somebody knows that of this very value; its texts need not be looked at again. */
export const hasOrdinaryText = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ordinary.has(value);
