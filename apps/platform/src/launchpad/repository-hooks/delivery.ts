/** What a delivery says, whoever made it. */
export type Delivery =
  | {
      readonly kind: 'push';
      readonly branch: string;
      readonly commit: string;
      readonly message: string;
      /** Paths that changed; null when the delivery does not say, or not all. */
      readonly paths: readonly string[] | null;
    }
  | { readonly kind: 'branch_deleted'; readonly branch: string }
  | {
      readonly kind: 'pull_request';
      readonly action: 'open' | 'close';
      readonly number: number;
      readonly branch: string;
      readonly commit: string;
      /** Whether its code comes from another repository. */
      readonly isFork: boolean;
      /** Whether it had been closed before. */
      readonly isReopening: boolean;
      /** The repository as its provider calls it. */
      readonly repository: string | null;
      /** When the pull request was changed, as the provider says. */
      readonly toldAt: Date | null;
    }
  | { readonly kind: 'other' };

export const OTHER: Delivery = { kind: 'other' };
