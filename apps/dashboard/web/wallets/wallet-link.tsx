import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { walletQuery } from '../api/wallets.js';
import { titleOf } from './wallet-words.js';

interface WalletLinkProps {
  readonly project: string;
  /** Identifier of a wallet, or of an account of the system. */
  readonly wallet: string;
  /** Its name, where it is known already. */
  readonly name?: string | null | undefined;
}

/** Leads to a wallet, by the name that people know it by. Accounts of the system have no page. */
export function WalletLink({ project, wallet, name }: WalletLinkProps) {
  const isWallet = wallet.startsWith('wal_');
  const isUnknown = isWallet && name === undefined;
  const { data } = useQuery({
    ...walletQuery(project, wallet),
    enabled: isUnknown,
    staleTime: 60_000,
  });
  if (!isWallet) return <span className="mono wrap">{wallet}</span>;
  return (
    <Anchor
      size="sm"
      className="wrap"
      renderRoot={(props) => (
        <Link to="/projects/$project/wallets/$wallet" params={{ project, wallet }} {...props} />
      )}
    >
      {name ?? (data ? titleOf(data) : wallet)}
    </Anchor>
  );
}
