/** The pages of Vault. */
export const vaultRoutes = [] as const;
