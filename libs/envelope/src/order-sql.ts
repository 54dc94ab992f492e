/** The words of SQL for a list that is written by hand: its order, and what comes after a row. */
export function orderSql({ isDescending }: { readonly isDescending: boolean }): {
  readonly order: 'asc' | 'desc';
  readonly beyond: '<' | '>';
} {
  return isDescending ? { order: 'desc', beyond: '<' } : { order: 'asc', beyond: '>' };
}
